import type { Databases as DatabaseTree, PatentType } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Modal } from '../modal/modal.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { chosenDatabases, chooseDatabases } from '../../search-state/chosen-databases.ts'
import { choiceOf, withCodes, selectionOf } from './database-choice.ts'
import styles from './database-dialog.module.css'
import { DatabaseRegion } from './database-region.tsx'
import { useDatabases } from './use-databases.ts'

/** px (B.database.01). */
const WIDTH = 815

interface DatabaseDialogProps {
  /** Regions up to this id are expanded initially (G68): 6 on home, 1 next to the forms (B.database.18, 19). */
  readonly lastOpen: number
  readonly onClose: () => void
}

/** The types and countries to search; changes take effect when saved. */
export function DatabaseDialog({ lastOpen, onClose }: DatabaseDialogProps) {
  const { t } = useTranslation('databases')
  const types = useQuery(callQuery(useLanguage(), 'search', 'listPatentTypes', {}))
  const databases = useDatabases(true)
  const failed = [types, databases].find(({ isError }) => isError)
  useEffect(() => {
    // The page behind keeps its scroll position (B.database.07).
    const root = document.documentElement
    const before = root.style.overflow
    root.style.overflow = 'hidden'
    return () => {
      root.style.overflow = before
    }
  }, [])
  return (
    <Modal title={t('title')} close={t('close')} width={WIDTH} onClose={onClose}>
      {failed && (
        <p role="alert">
          {t('failed')} <Button onClick={() => void failed.refetch()}>{t('again')}</Button>
        </p>
      )}
      {types.data && databases.data ? (
        <DatabaseForm types={types.data} tree={databases.data} lastOpen={lastOpen} onClose={onClose} />
      ) : (
        !failed && <p role="status">{t('waiting')}</p>
      )}
    </Modal>
  )
}

interface DatabaseFormProps extends DatabaseDialogProps {
  readonly types: readonly PatentType[]
  readonly tree: DatabaseTree
}

function DatabaseForm({ types, tree, lastOpen, onClose }: DatabaseFormProps) {
  const { t } = useTranslation('databases')
  const codes = types.map(({ code }) => code)
  const [selection, setSelection] = useState(() => selectionOf(chosenDatabases(), codes, tree))
  const selectCountries = (some: readonly string[], on: boolean) =>
    setSelection({ ...selection, countries: withCodes(selection.countries, some, on) })
  const noCountry = tree.choosable && tree.list.length > 0 && selection.countries.size === 0
  const save = () => {
    const typeNames = types.filter(({ code }) => selection.types.has(code)).map(({ typeName }) => typeName)
    chooseDatabases({ ...choiceOf(selection, codes, tree), typeNames })
    onClose()
  }
  return (
    <>
      <fieldset className={styles['types']}>
        <legend>{t('types')}</legend>
        {types.map(({ id, code, typeName }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={selection.types.has(code)}
              onChange={(event) => setSelection({ ...selection, types: withCodes(selection.types, [code], event.target.checked) })}
            />
            {typeName}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles['countries']}>
        <legend>{t('countries')}</legend>
        {!tree.choosable && <p className={styles['note']}>{t('onlyCn')}</p>}
        <ul className={styles['regions']}>
          {tree.list.map((region) => (
            <DatabaseRegion
              key={region.id}
              region={region}
              open={region.id <= lastOpen}
              selected={selection.countries}
              readOnly={!tree.choosable}
              onSelect={selectCountries}
            />
          ))}
        </ul>
      </fieldset>
      {(selection.types.size === 0 || noCountry) && (
        <p role="alert" className={styles['note']}>
          {t(selection.types.size === 0 ? 'noType' : 'noCountry')}
        </p>
      )}
      <footer className={styles['foot']}>
        <Link to="/dataCenter" target="_blank" rel="noopener" className={styles['range']}>
          <Icon name="help" />
          {t('range')}
        </Link>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button kind="primary" disabled={selection.types.size === 0 || noCountry} onClick={save}>
          {t('save')}
        </Button>
      </footer>
    </>
  )
}
