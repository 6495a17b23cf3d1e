import type { DisplayField } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { DisplayFieldMenu } from '../../../preferences/display-field-menu.tsx'
import type { ListView } from '../../../search-state/list-view.ts'
import { isRowField } from '../list/row-fields.tsx'
import { forgetWidths } from './column-store.ts'

/** Which fields a view shows and in what order; each view has its own. */
export function FieldChoice({ view }: { view: ListView }) {
  const { t } = useTranslation('search')
  const nameOf = (field: DisplayField) => (isRowField(field) ? t(`columns.${field}`) : field)
  return (
    <DisplayFieldMenu
      scene={view}
      onReset={forgetWidths}
      words={{
        label: t('layout.open'),
        nameOf,
        says: (way, name) => t(`layout.${way}`, { name }),
        reset: t('layout.reset'),
        failed: t('layout.failed'),
      }}
    />
  )
}
