import { Link } from '@tanstack/react-router'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ScrollFrame } from '../article/scroll-frame.tsx'
import { callQuery } from '../../../api/call-query.ts'
import { ResultListLink } from '../../../components/result-list-link.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { AnswerRegion } from '../article/answer-region.tsx'
import styles from './field-logic-table.module.css'

/** Numbers of the field groups at the server. */
const GROUPS = [
  ...(['group0', 'group1', 'group2', 'group3', 'group4'] as const),
  ...(['group5', 'group6', 'group7', 'group8', 'group9'] as const),
]
/** Maximum number of displayed aliases. */
const MAX_ALIASES = 4

interface FieldLogicTableProps {
  readonly id: string
  readonly group: number
  /** Title of the card, preserved in the address. */
  readonly title: string
}

/** The fields of a group, their values, and an example search of each. */
export function FieldLogicTable({ id, group, title }: FieldLogicTableProps) {
  const { t } = useTranslation('help')
  const query = useQuery({
    ...callQuery(useLanguage(), 'content', 'listFieldRules', { id, fieldLogic: group }),
    placeholderData: keepPreviousData,
  })
  return (
    <section className={styles['fields']}>
      <h2>{t('card.fields')}</h2>
      <nav aria-label={t('card.groups')} className={styles['groups']}>
        {GROUPS.map((name, index) => (
          <Link
            key={name}
            to="/functionCard"
            search={{ id, fieldLogic: String(index), ...(title !== '' && { title }) }}
            resetScroll={false}
            activeProps={{}}
            className="gz-button"
            {...(index === group && { 'aria-current': 'page' })}
          >
            {t(`card.${name}`)}
          </Link>
        ))}
      </nav>
      <AnswerRegion query={query} failed={t('card.failed')}>
        {(fields) => (
          <ScrollFrame className={styles['frame']} label={t('article.table')}>
            <table>
              <thead>
                <tr>
                  {(['field', 'name', 'also', 'takes', 'example'] as const).map((column) => (
                    <th key={column} scope="col">
                      {t(`card.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {fields.map(({ field, label, aliases, logic, example }) => (
                  <tr key={field}>
                    <th scope="row">
                      <code>{field}</code>
                    </th>
                    <td>{label}</td>
                    <td className={styles['also']}>{aliases.slice(0, MAX_ALIASES).join(' · ')}</td>
                    <td>{logic}</td>
                    <td>
                      <ResultListLink query={example} className={styles['example']}>
                        {example}
                      </ResultListLink>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollFrame>
        )}
      </AnswerRegion>
    </section>
  )
}
