import type { DisplayField } from '@gezhi/contract/client'
import { DisplayFieldMenu } from '../../../preferences/display-field-menu.tsx'
import type { ListView } from '../../../kinds/kind-display.ts'
import { caption, useListWords } from '../../../kinds/kind-words.ts'
import { useShownKind } from '../../../kinds/use-shown-kind.ts'
import { forgetWidths } from './column-store.ts'

/** Chooses the fields of a view and their order; each view has its own. Hidden for a kind whose fields cannot be chosen. */
export function FieldChoice({ view }: { view: ListView }) {
  const { t } = useListWords()
  const kind = useShownKind()
  if (!kind.choosesFields) return null
  const nameOf = (field: DisplayField) => caption(t, kind, 'columns', field)
  return (
    <DisplayFieldMenu
      scene={view}
      onReset={() => forgetWidths(kind)}
      words={{
        label: t('layout.open'),
        nameOf,
        labelOf: (direction, name) => t(`layout.${direction}`, { name }),
        reset: t('layout.reset'),
        failed: t('layout.failed'),
      }}
    />
  )
}
