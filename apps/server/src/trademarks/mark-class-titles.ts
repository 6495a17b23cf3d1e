import type { ClassSchemes } from '@gezhi/classification'
import type { Language } from '@gezhi/contract'
import type { ClassScheme } from '@gezhi/records'
import { classNode } from '../classification/class-node.ts'

/** The schemes, as far as titles are read from them. */
export type TitledSchemes = Pick<ClassSchemes, 'find'>

/** The title of a class in a language, otherwise in another one; undefined if the scheme was not imported or does not contain it. */
export function markClassTitle(schemes: TitledSchemes, scheme: ClassScheme, symbol: string, language: Language): string | undefined {
  const node = schemes.find(scheme, symbol)
  const name = node === null ? '' : classNode(node, language).name
  return name === '' ? undefined : name
}
