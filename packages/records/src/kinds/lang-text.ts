/** A text in one language: ISO 639-1 in lower case (`zh`, `en`, …; `und` if the source does not give it). */
export interface LangText {
  lang: string
  text: string
}
