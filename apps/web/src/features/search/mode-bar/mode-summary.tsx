import type { TFunction } from 'i18next'
import { useListWords } from '../../../kinds/kind-words.ts'
import styles from './mode-bar.module.css'

/** Results of citation and extended search besides the list. */
export interface ModeFindings {
  readonly parts?: readonly { readonly part: string; readonly total: number }[]
  readonly unknownNumbers?: readonly string[]
  readonly wordList?: readonly { readonly word: string; readonly synonymList: readonly string[] }[]
  readonly cut?: boolean
}

/** Most numbers that are named. */
const MAX_NAMED = 20

/** Hits of each step or part of a search mode, the synonyms used, and numbers not found. */
export function ModeSummary({ findings: { parts = [], unknownNumbers = [], wordList = [], cut = false } }: { findings: ModeFindings }) {
  const { t } = useListWords()
  const extended = wordList.filter(({ synonymList }) => synonymList.length > 0)
  return (
    <>
      {parts.length > 0 && (
        <ul className={styles['parts']} aria-label={t('modes.counts')}>
          {parts.map(({ part, total }) => (
            <li key={part}>
              {describePart(part, t)} <strong>{t('modes.patents', { count: total })}</strong>
            </li>
          ))}
        </ul>
      )}
      {extended.map(({ word, synonymList }) => (
        <p key={word} className={styles['finding']}>
          {t('modes.extended', { word, words: synonymList.join(t('modes.comma')) })}
        </p>
      ))}
      {unknownNumbers.length > 0 && (
        <p className={styles['finding']} role="status">
          {t('modes.unknown', { count: unknownNumbers.length, numbers: unknownNumbers.slice(0, MAX_NAMED).join(t('modes.comma')) })}
        </p>
      )}
      {cut && <p className={styles['finding']}>{t('modes.cut')}</p>}
    </>
  )
}

/** `cited-2`: a kind and a step; `family`: a kind only. */
function describePart(part: string, t: TFunction<'search'>): string {
  const [kind = part, step] = part.split('-')
  const name = t(`modes.part.${kind}`, { defaultValue: part })
  return step === undefined ? name : t('modes.step', { name, step })
}
