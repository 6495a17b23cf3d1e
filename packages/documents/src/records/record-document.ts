import type { Source } from '../streams/entry-source.ts'

/** A picture of a document. */
export interface DocumentPicture {
  readonly bytes: Buffer
  readonly type: 'png' | 'jpeg' | 'svg'
  readonly caption?: string
}

/** An item of a list, such as a claim: `depth` from 0 indents it, `number` stands before it as written. */
export interface ListItem {
  readonly text: string
  readonly depth: number
  readonly number: string
}

/** A part of a document. Texts are plain; line breaks are preserved. */
export type DocumentBlock =
  | { readonly kind: 'paragraph'; readonly text: string; readonly number?: string }
  | { readonly kind: 'heading'; readonly text: string; readonly level: 1 | 2 | 3 }
  | { readonly kind: 'table'; readonly head?: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'picture'; readonly picture: DocumentPicture }
  | { readonly kind: 'list'; readonly items: readonly ListItem[] }

/** A record as a document. */
export interface RecordDocument {
  readonly title: string
  readonly subtitle?: string
  /** A table of labels and values below the title. */
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly blocks: readonly DocumentBlock[]
}

/** Records that become one file. */
export interface DocumentSet {
  readonly title: string
  /** Language of headings and contents, and of line breaks and quotation marks. */
  readonly language: 'zh' | 'en'
  /** Read once. */
  readonly records: Source<RecordDocument>
}
