/** A text in one language: ISO 639-1 in lower case (`zh`, `en`, …; `und` where the source does not say). */
export interface LangText {
  lang: string
  text: string
}
