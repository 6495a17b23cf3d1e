import { MAX_BOARD_TITLE, type BoardPanel, type CatalogueChart } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import styles from './boards.module.css'

interface PanelFormProps {
  readonly charts: readonly CatalogueChart[]
  readonly onAdd: (panel: BoardPanel) => void
  readonly onClose: () => void
}

const CATEGORIES = ['technical', 'enterprise', 'competitive'] as const

/** A chart of a query for a board. */
export function PanelForm({ charts, onAdd, onClose }: PanelFormProps) {
  const { t } = useTranslation('boards')
  const [query, setQuery] = useState('')
  const [type, setType] = useState(charts[0]!.type)
  const [title, setTitle] = useState('')
  const [applicants, setApplicants] = useState('')
  const chart = charts.find((one) => one.type === type)!
  const names = [...new Set(applicants.split('\n').map((line) => line.trim()))].filter((line) => line !== '').slice(0, 10)
  const add = (event: { preventDefault(): void }) => {
    event.preventDefault()
    onAdd({
      type,
      title: title.trim() || `${chart.name} · ${query.trim()}`.slice(0, MAX_BOARD_TITLE),
      queryStr: query.trim(),
      columns: 1,
      rows: 1,
      ...(chart.category > 0 && { applicantList: names }),
    })
  }
  return (
    <Modal title={t('addChart')} close={t('close')} onClose={onClose}>
      <form className={styles['form']} onSubmit={add}>
        <label>
          {t('query')}
          <input className="gz-input" required maxLength={10_000} value={query} onChange={(event) => setQuery(event.target.value)} />
        </label>
        <label>
          {t('chart')}
          <select className="gz-input" value={type} onChange={(event) => setType(event.target.value)}>
            {CATEGORIES.map((category, index) => (
              <optgroup key={category} label={t(`categories.${category}`)}>
                {charts
                  .filter((one) => one.category === index)
                  .map((one) => (
                    <option key={one.type} value={one.type}>
                      {one.name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </label>
        {chart.category > 0 && (
          <label>
            {t('applicants', { count: chart.category })}
            <textarea className="gz-input" rows={3} required value={applicants} onChange={(event) => setApplicants(event.target.value)} />
          </label>
        )}
        <label>
          {t('chartTitle')}
          <input className="gz-input" maxLength={MAX_BOARD_TITLE} value={title} onChange={(event) => setTitle(event.target.value)} />
        </label>
        <Button kind="primary" type="submit" disabled={query.trim() === '' || names.length < chart.category}>
          {t('add')}
        </Button>
      </form>
    </Modal>
  )
}
