import type { SimilarMarkRow } from '@gezhi/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TRADEMARKS } from '../../kinds/trademarks/trademarks.ts'
import styles from './screening-page.module.css'

/** Similar marks as a table, the highest risk first; on narrow screens each row is a card. */
export function SimilarMarkList({ marks }: { marks: readonly SimilarMarkRow[] }) {
  const { t } = useTranslation('screening')
  return (
    <table className={styles['list']}>
      <thead>
        <tr>
          {(['tier', 'mark', 'why', 'classes', 'status', 'owner'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {marks.map((mark) => (
          <SimilarMark key={mark.id} mark={mark} />
        ))}
      </tbody>
    </table>
  )
}

function SimilarMark({ mark }: { mark: SimilarMarkRow }) {
  const { t } = useTranslation('screening')
  const { id, rules, tier, text, number, classes, goods, status, owner } = mark
  return (
    <tr>
      <td data-label={t('column.tier')}>
        <strong className={styles['tier']} data-tier={tier}>
          {t(`tier.${tier}`)}
        </strong>
      </td>
      <td data-label={t('column.mark')}>
        <Link to={TRADEMARKS.pages.record} search={{ id } as never}>
          <MarkedText text={text} ranges={rules[0]?.ranges ?? []} />
        </Link>
        <small>{number}</small>
      </td>
      <td data-label={t('column.why')}>
        <ul>
          {rules.map(({ method, rule, nearness }) => (
            <li key={`${method} ${rule}`}>
              {t(`rule.${rule}`)} {Math.round(nearness * 100)}%
            </li>
          ))}
        </ul>
      </td>
      <td data-label={t('column.classes')}>
        {classes.join(t('separator'))}
        <small>{t(`goodsRelation.${goods}`)}</small>
      </td>
      <td data-label={t('column.status')}>{t(`status.${status}`)}</td>
      <td data-label={t('column.owner')}>{owner}</td>
    </tr>
  )
}

/** The text with its similar parts marked. */
function MarkedText({ text, ranges }: { text: string; ranges: readonly { readonly start: number; readonly end: number }[] }) {
  const first = ranges[0]
  if (first === undefined) return <span>{text}</span>
  return (
    <span>
      {text.slice(0, first.start)}
      <mark>{text.slice(first.start, first.end)}</mark>
      {text.slice(first.end)}
    </span>
  )
}
