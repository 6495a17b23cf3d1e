/** The same keys with any text. Where Chinese has one form for every number (`hits_other`), a language may add its own (`hits_one`). */
export type Texts<Words> = { readonly [Key in keyof Words]: Words[Key] extends string ? string : Texts<Words[Key]> } & {
  readonly [Key in keyof Words as Key extends `${infer Name}_other` ? `${Name}_one` : never]?: string
}
