import { classSymbols } from '../us-redbook/read-classifications.ts'

/** Placeholder for no subclass. */
const NO_SUBCLASS = '999999'

/**
 * A class of the office's examination systems: class and subclass separated by a slash, the subclass in six columns, three for the
 * integer part, three for decimals and letters: `123/00100A` is 123/1A, `137/625390` is 137/625.39.
 */
export function examinedClass(written: string): string[] {
  const [main = '', subclass = ''] = written.split('/').map((part) => part.trim())
  const own = main.replace(/^0+/, '')
  if (subclass === NO_SUBCLASS || subclass === '') return [own]
  const [, whole, decimals = '', letters = ''] = /^(\d{3})(\d{0,3})([A-Z]{0,3})$/.exec(subclass) ?? []
  if (whole === undefined || subclass.length !== 6) return classSymbols('uspc', [`${own}/${subclass}`])
  const fraction = decimals.replace(/0+$/, '')
  return classSymbols('uspc', [`${own}/${Number(whole)}${fraction === '' ? '' : `.${fraction}`}${letters}`])
}
