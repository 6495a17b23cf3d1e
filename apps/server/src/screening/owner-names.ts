import type { Language } from '@gezhi/contract'
import type { Trademark } from '@gezhi/records'

/** The owners of a mark; an owner without a name is labelled by its number in the office's register. Empty without a record. Pure. */
export function ownerNames(record: Pick<Trademark, 'owners'> | null, language: Language): string {
  const label = language === 'zh' ? '官方编号' : 'Office ID'
  return (record?.owners ?? []).map(({ name, identifier }) => name ?? (identifier ? `${label} ${identifier}` : '')).join('; ')
}
