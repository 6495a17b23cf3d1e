import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './tab-strip.module.css'

interface TabStripProps<Key extends string> {
  label: string
  tabs: readonly { readonly key: Key; readonly title: string }[]
  active: Key
  onActive: (key: Key) => void
  children: ReactNode
}

/** Tabs over what they show. Arrow keys go along them and show the next one at once; Tab leads into what is shown. */
export function TabStrip<Key extends string>({ label, tabs, active, onActive, children }: TabStripProps<Key>) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The strip of a phone is longer than the screen.
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active])
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    const index = (tabs.findIndex((tab) => tab.key === active) + by + tabs.length) % tabs.length
    const next = tabs[index]
    if (!next) return
    onActive(next.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }
  return (
    <div className={styles['tabs']}>
      <div ref={list} className={styles['strip']} role="tablist" aria-label={label} onKeyDown={press} tabIndex={-1}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`tab-${tab.key}`}
            type="button"
            role="tab"
            aria-selected={tab.key === active}
            aria-controls="tab-panel"
            tabIndex={tab.key === active ? 0 : -1}
            onClick={() => onActive(tab.key)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div id="tab-panel" className={styles['panel']} role="tabpanel" aria-labelledby={`tab-${active}`} tabIndex={0}>
        {children}
      </div>
    </div>
  )
}
