/** Address of files in S3 or a compatible store. */
export interface S3Address {
  /** Address of the bucket for this server, with `/` at the end. */
  readonly base: string
  /** Address for browsers, if they can reach it. */
  readonly links: string | null
  /** Prefix of every key, with `/` at the end; `''` for none. */
  readonly prefix: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}
