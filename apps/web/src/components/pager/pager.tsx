import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { Icon } from '../icon/icon.tsx'
import { digitsOnly, jumpTarget, pageWindow } from './page-window.ts'
import styles from './pager.module.css'

interface PagerProps {
  page: number
  last: number
  /** Accessible name of the paged list; not needed for a single list on the screen. */
  label?: string
  onPage: (page: number) => void
}

/** Nine slots, previous and next, and a box to jump to a page. On a phone only previous, next and the current page. */
export function Pager({ page, last, label, onPage }: PagerProps) {
  const { t } = useTranslation()
  return (
    <nav className={styles['pager']} aria-label={label ?? t('pager.pages')}>
      <Button icon aria-label={t('pager.previous')} title={t('pager.previous')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon name="previous" />
      </Button>
      <span className={styles['position']}>
        {page} / {last}
      </span>
      <ol className={styles['pages']}>
        {pageWindow(page, last).map((slot) =>
          slot.kind === 'gap' ? (
            <li key={`gap-${slot.after}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={slot.page}>
              <Button
                aria-label={t('pager.page', { page: slot.page })}
                aria-current={slot.page === page ? 'page' : undefined}
                onClick={() => onPage(slot.page)}
              >
                {slot.page}
              </Button>
            </li>
          ),
        )}
      </ol>
      <Button icon aria-label={t('pager.next')} title={t('pager.next')} disabled={page >= last} onClick={() => onPage(page + 1)}>
        <Icon name="next" />
      </Button>
      <PageJump last={last} label={t('pager.jump')} onPage={onPage} />
    </nav>
  )
}

function PageJump({ last, label, onPage }: { last: number; label: string; onPage: (page: number) => void }) {
  const [typed, setTyped] = useState('')
  return (
    <form
      className={styles['jump']}
      onSubmit={(event) => {
        event.preventDefault()
        const page = jumpTarget(typed, last)
        setTyped('')
        if (page !== null) onPage(page)
      }}
    >
      <label>
        {label}
        <input
          className="gz-input"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(digitsOnly(event.target.value))}
        />
      </label>
    </form>
  )
}
