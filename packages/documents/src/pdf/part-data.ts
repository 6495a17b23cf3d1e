/** What the template `part.typ` reads: part.json. Lengths are in points. */
export interface PartData {
  /** Title of the document and, shortened, in the header of its pages. */
  readonly title: string
  readonly header: string
  readonly language: 'zh' | 'en'
  readonly firstPage: number
  /** Shown for a picture that cannot be read. */
  readonly unreadable: string
  readonly records: readonly PartRecord[]
}

/** A record, or blocks of one that began in the part before: then the title is null. */
export interface PartRecord {
  readonly header: string
  readonly title: string | null
  readonly subtitle: string
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly blocks: readonly PartBlock[]
}

/** A block of a record. */
export type PartBlock =
  | { readonly kind: 'paragraph'; readonly text: string; readonly number: string }
  | { readonly kind: 'heading'; readonly text: string; readonly level: 1 | 2 | 3 }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
      readonly shares: readonly number[]
    }
  | { readonly kind: 'list'; readonly items: readonly { readonly text: string; readonly depth: number; readonly number: string }[] }
  | PartPicture

/** A picture: a file in the folder of the part, or null if its bytes are no picture. */
export interface PartPicture {
  readonly kind: 'picture'
  readonly path: string | null
  readonly width: number
  readonly height: number
  readonly caption: string
}
