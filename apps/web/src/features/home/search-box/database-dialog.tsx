import type { Databases as DatabaseTree, PatentType } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { chosenDatabases, chooseDatabases } from '../../../search-state/chosen-databases.ts'
import { choiceOf, ticked, ticksOf } from './database-choice.ts'
import styles from './database-dialog.module.css'
import { DatabaseRegion } from './database-region.tsx'
import { useDatabases } from './use-databases.ts'

/** px (B.database.01). */
const WIDTH = 815

/** The types and countries that are searched; nothing of it counts until it is saved. */
export function DatabaseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('home')
  const types = useQuery(callQuery(useLanguage(), 'search', 'searchTypeList', {}))
  const databases = useDatabases(true)
  const failed = [types, databases].find(({ isError }) => isError)
  useEffect(() => {
    // The page behind keeps its place (B.database.07).
    const root = document.documentElement
    const before = root.style.overflow
    root.style.overflow = 'hidden'
    return () => {
      root.style.overflow = before
    }
  }, [])
  return (
    <Modal title={t('databases.title')} close={t('databases.cancel')} width={WIDTH} onClose={onClose}>
      {failed && (
        <p role="alert">
          {t('databases.failed')} <Button onClick={() => void failed.refetch()}>{t('databases.again')}</Button>
        </p>
      )}
      {types.data && databases.data ? (
        <DatabaseForm types={types.data} tree={databases.data} onClose={onClose} />
      ) : (
        !failed && <p role="status">{t('databases.waiting')}</p>
      )}
    </Modal>
  )
}

function DatabaseForm({ types, tree, onClose }: { types: readonly PatentType[]; tree: DatabaseTree; onClose: () => void }) {
  const { t } = useTranslation('home')
  const codes = types.map(({ code }) => code)
  const [ticks, setTicks] = useState(() => ticksOf(chosenDatabases(), codes, tree))
  const tickCountries = (some: readonly string[], on: boolean) => setTicks({ ...ticks, countries: ticked(ticks.countries, some, on) })
  const noCountry = tree.choosable && tree.list.length > 0 && ticks.countries.size === 0
  const save = () => {
    const typeNames = types.filter(({ code }) => ticks.types.has(code)).map(({ typeName }) => typeName)
    chooseDatabases({ ...choiceOf(ticks, codes, tree), typeNames })
    onClose()
  }
  return (
    <>
      <fieldset className={styles['types']}>
        <legend>{t('databases.types')}</legend>
        {types.map(({ id, code, typeName }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={ticks.types.has(code)}
              onChange={(event) => setTicks({ ...ticks, types: ticked(ticks.types, [code], event.target.checked) })}
            />
            {typeName}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles['countries']}>
        <legend>{t('databases.countries')}</legend>
        {!tree.choosable && <p className={styles['note']}>{t('databases.onlyCn')}</p>}
        <ul className={styles['regions']}>
          {tree.list.map((region) => (
            <DatabaseRegion key={region.id} region={region} ticks={ticks.countries} readOnly={!tree.choosable} onTick={tickCountries} />
          ))}
        </ul>
      </fieldset>
      {(ticks.types.size === 0 || noCountry) && (
        <p role="alert" className={styles['note']}>
          {t(ticks.types.size === 0 ? 'databases.noType' : 'databases.noCountry')}
        </p>
      )}
      <footer className={styles['foot']}>
        <Button onClick={onClose}>{t('databases.cancel')}</Button>
        <Button kind="primary" disabled={ticks.types.size === 0 || noCountry} onClick={save}>
          {t('databases.save')}
        </Button>
      </footer>
    </>
  )
}
