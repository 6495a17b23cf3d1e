/** A column of analysed text of a kind of record. Engines store each text once; several fields may search one column. */
export interface TextColumn<R = object> {
  /** Name in engines and answers: ASCII letters, unique within the kind. */
  readonly name: string
  /** What a word counts for here when hits are ranked by relevance. The same in every engine. */
  readonly weight: number
  /** What the column is to the record as a whole; absent for names, addresses and other text that does not say what it is about. */
  readonly role?: TextRole
  /** Set where the texts come from a property of the record that is stored apart (`RecordKind.bodyProperties`). */
  readonly inBody?: true
  /** The values of the column, each analysed by itself: nothing matches across two of them. */
  texts(record: R): readonly string[]
}

/**
 * What a column is to semantic search, similar records, suggestions and passages. `title`: what the record is called. `abstract`: what
 * it is about. `claims`: stands in where there is no abstract. `body`: quoted where neither says anything of the question.
 */
export type TextRole = 'title' | 'abstract' | 'claims' | 'body'
