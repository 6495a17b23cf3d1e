/** Pages of FTS5 are not what this version decodes: FTS5 itself reads them instead. */
export class PostingFormatError extends Error {
  constructor(what: string) {
    super(`The postings cannot be decoded: ${what}`)
    this.name = 'PostingFormatError'
  }
}
