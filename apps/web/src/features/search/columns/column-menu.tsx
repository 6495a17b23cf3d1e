import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { Dropdown } from '../../../components/dropdown/dropdown.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { changeColumn, stepColumn } from './column-layout.ts'
import styles from './column-menu.module.css'
import { layColumns, useColumnLayout } from './column-store.ts'

/** Which columns the table shows and in what order. */
export function ColumnMenu({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('search')
  const layout = useColumnLayout()
  return (
    <Dropdown label={t('layout.open')} face={<Icon name="columns" />} className={className}>
      <ul className={styles['columns']}>
        {layout.map(({ key, shown }, index) => {
          const name = t(`columns.${key}`)
          return (
            <li key={key}>
              <label>
                <input
                  type="checkbox"
                  checked={shown}
                  onChange={() => layColumns((before) => changeColumn(before, key, { shown: !shown }))}
                />
                {name}
              </label>
              <Button
                kind="plain"
                icon
                disabled={index === 0}
                aria-label={t('layout.forward', { name })}
                title={t('layout.forward', { name })}
                onClick={() => layColumns((before) => stepColumn(before, key, -1))}
              >
                <Icon name="up" size={14} />
              </Button>
              <Button
                kind="plain"
                icon
                disabled={index === layout.length - 1}
                aria-label={t('layout.back', { name })}
                title={t('layout.back', { name })}
                onClick={() => layColumns((before) => stepColumn(before, key, 1))}
              >
                <Icon name="down" size={14} />
              </Button>
            </li>
          )
        })}
      </ul>
      <Button kind="link" onClick={() => layColumns(null)}>
        {t('layout.reset')}
      </Button>
    </Dropdown>
  )
}
