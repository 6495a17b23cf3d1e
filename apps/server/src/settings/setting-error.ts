/** One value of a setting that cannot be used: what it must be, in both languages. */
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
