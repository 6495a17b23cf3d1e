/** A heading with its lines; plain text. */
export interface ServiceSection {
  readonly title: string
  readonly lines: readonly string[]
}

/** A service in one language. */
export interface ServiceText {
  readonly name: string
  readonly summary: string
  readonly sections: readonly ServiceSection[]
}
