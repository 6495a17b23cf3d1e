/** A column of analysed text of a kind of record. Engines store each text once; several fields may search one column. */
export interface TextColumn<R = object> {
  /** Name in engines and responses: ASCII letters, unique within the kind. */
  readonly name: string
  /** Weight of a word in this column when hits are ranked by relevance. The same in every engine. */
  readonly weight: number
  /** Role of the column in the record; absent for names of other parties, addresses and other text that does not describe the subject. */
  readonly role?: TextRole
  /**
   * Set if its words are found as written and by their beginnings only: readings of names, not a language. Engines need not store other forms
   * of them.
   */
  readonly asWritten?: true
  /** Set if the texts come from a property that is stored separately (`RecordKind.bodyProperties`). */
  readonly inBody?: true
  /** The values of the column, analysed separately: no match spans two of them. */
  texts(record: R): readonly string[]
}

/**
 * Role of a column in ranking by relevance, semantic search, similar records, suggestions and passages. `title`: the name of the record, which
 * also describes it. `name`: a name that describes nothing; like a title, it comes first if it equals the query. `abstract`: the summary.
 * `claims`: used if there is no abstract. `body`: quoted if title and abstract do not match the question.
 */
export type TextRole = 'title' | 'name' | 'abstract' | 'claims' | 'body'
