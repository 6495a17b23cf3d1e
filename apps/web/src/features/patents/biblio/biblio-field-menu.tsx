import type { PatentDisplayField } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { PATENTS } from '../../../kinds/patents/patents.ts'
import { DisplayFieldMenu } from '../../../preferences/display-field-menu.tsx'
import { FIELD_KEYS, useBiblioFields } from './biblio-fields.ts'

/** Chooses the facts and their order. */
export function BiblioFieldMenu({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('patents')
  const words = {
    label: t('biblio.fields'),
    nameOf: (field: PatentDisplayField) => t(`biblio.${FIELD_KEYS[field] ?? 'publication'}`),
    labelOf: (direction: 'forward' | 'back', name: string) => t(`biblio.${direction}`, { name }),
    reset: t('biblio.reset'),
    failed: t('biblio.failed'),
  }
  const display = { kind: PATENTS.name, scene: 'searchDetail' } as const
  return <DisplayFieldMenu display={display} fields={useBiblioFields()} words={words} className={className} />
}
