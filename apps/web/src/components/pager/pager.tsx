import { useState } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../icon/icon.tsx'
import { digitsOnly, jumpTarget, pageWindow } from './page-window.ts'
import styles from './pager.module.css'

/** The pager's words, in the language on the screen. */
export interface PagerWords {
  readonly pages: string
  readonly previous: string
  readonly next: string
  readonly page: (page: number) => string
  readonly jump: string
}

interface PagerProps {
  page: number
  last: number
  words: PagerWords
  onPage: (page: number) => void
}

/** Nine places, previous and next, and a box to jump to a page. On a phone only previous, next and where one is. */
export function Pager({ page, last, words, onPage }: PagerProps) {
  return (
    <nav className={styles['pager']} aria-label={words.pages}>
      <Button icon aria-label={words.previous} title={words.previous} disabled={page <= 1} onClick={() => onPage(page - 1)}>
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
                aria-label={words.page(slot.page)}
                aria-current={slot.page === page ? 'page' : undefined}
                onClick={() => onPage(slot.page)}
              >
                {slot.page}
              </Button>
            </li>
          ),
        )}
      </ol>
      <Button icon aria-label={words.next} title={words.next} disabled={page >= last} onClick={() => onPage(page + 1)}>
        <Icon name="next" />
      </Button>
      <PageJump last={last} label={words.jump} onPage={onPage} />
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
