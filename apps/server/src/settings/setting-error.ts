/** An invalid value of a setting: what is allowed, in both languages. */
export class SettingError extends Error {
  readonly zh: string
  readonly en: string

  constructor(zh: string, en: string) {
    super(en)
    this.name = 'SettingError'
    this.zh = zh
    this.en = en
  }
}
