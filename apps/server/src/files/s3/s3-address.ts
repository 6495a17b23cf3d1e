/** Where files are kept in S3, or in what speaks like it. */
export interface S3Address {
  /** Where this server reaches the bucket, with `/` at the end. */
  readonly base: string
  /** Where browsers reach it, if they do. */
  readonly links: string | null
  /** Stands before every key, with `/` at the end; `''` for nothing. */
  readonly prefix: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}
