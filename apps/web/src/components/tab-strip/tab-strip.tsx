import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { tabAfter } from './tab-after.ts'
import styles from './tab-strip.module.css'

interface TabStripProps<Key extends string> {
  label: string
  tabs: readonly { readonly key: Key; readonly title: string }[]
  active: Key
  onActive: (key: Key) => void
  children: ReactNode
}

/**
 * Tabs above their panel. Left and right move to and activate the next one, Home and End the first and last; Tab moves into the panel.
 * Native, because it is part of the initial load, where the library's tabs would add 29 kB.
 */
export function TabStrip<Key extends string>({ label, tabs, active, onActive, children }: TabStripProps<Key>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the strip is wider than the screen.
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active])
  const press = (event: KeyboardEvent) => {
    const index = tabAfter(
      event.key,
      tabs.findIndex((tab) => tab.key === active),
      tabs.length,
    )
    const next = index === null ? undefined : tabs[index]
    if (index === null || !next) return
    event.preventDefault()
    onActive(next.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }
  return (
    <div className={styles['tabs']}>
      <div ref={list} className={styles['strip']} role="tablist" aria-label={label} onKeyDown={press} tabIndex={-1}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            type="button"
            role="tab"
            aria-selected={tab.key === active}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === active ? 0 : -1}
            onClick={() => onActive(tab.key)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} className={styles['panel']} role="tabpanel" aria-labelledby={`${id}-${active}`} tabIndex={0}>
        {children}
      </div>
    </div>
  )
}
