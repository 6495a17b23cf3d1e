/** A word of the records. */
export interface CorpusWord {
  readonly text: string
  readonly language: 'zh' | 'en'
}

/** A word near another, with the cosine of their vectors. */
export interface NearWord extends CorpusWord {
  readonly score: number
}
