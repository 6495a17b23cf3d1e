import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { Dropdown } from '../../../components/dropdown/dropdown.tsx'
import { Icon } from '../../../components/icon/icon.tsx'

const CitePanel = lazy(async () => ({ default: (await import('./cite-panel.tsx')).CitePanel }))

/** A button that opens the citation of a patent in several formats, to be copied. */
export function CiteMenu({ id, className }: { id: string; className?: string | undefined }) {
  const { t } = useTranslation('patents')
  return (
    <Dropdown label={t('cite.label')} face={<Icon name="cite" />} className={className}>
      {(panel) => <CitePanel {...panel} id={id} />}
    </Dropdown>
  )
}
