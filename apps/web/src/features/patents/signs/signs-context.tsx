import type { PatentDetail } from '@gezhi/contract/client'
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { whenIdle } from '../../../components/when-idle.ts'
import { inIdleSlices } from '../long-text/idle-slices.ts'
import { inLanguage } from '../text-languages.ts'
import type { SignTable } from './read-signs.ts'

/** The reference signs of the patent on the page. */
export interface Signs {
  /** null until they are requested and read. */
  readonly table: SignTable | null
  /** Reads them, once. */
  readonly request: () => void
  /** The sign whose mentions are highlighted. */
  readonly selected: string | null
  readonly select: (sign: string | null) => void
  /** Scrolls to a mention of the selected sign, by its index in the text; set by what highlights them. */
  readonly mentions: { count: number; goTo: (index: number) => void }
  /** Index of the drawing shown first. */
  readonly drawing: number
  readonly showDrawing: (index: number) => void
}

const SignsContext = createContext<Signs>({
  table: null,
  request: () => {},
  selected: null,
  select: () => {},
  mentions: { count: 0, goTo: () => {} },
  drawing: 0,
  showDrawing: () => {},
})

/** The reference signs of the patent. */
export function useSigns(): Signs {
  return use(SignsContext)
}

/** Reads the reference signs of a patent in idle moments, or once they are requested, in the language of its text. */
export function SignsProvider({ patent, lang, children }: { patent: PatentDetail; lang: string; children: ReactNode }) {
  const [requested, setRequested] = useState(false)
  const [table, setTable] = useState<SignTable | null>(null)
  const [selected, select] = useState<string | null>(null)
  const [drawing, showDrawing] = useState(0)
  // One object for the life of the page: what highlights mentions writes to it without rendering anything again.
  const [mentions] = useState(() => ({ count: 0, goTo: (_: number) => {} }))
  useEffect(() => {
    setTable(null)
    select(null)
    if (requested) return readInSlices(patent, lang, setTable)
  }, [patent, lang, requested])
  const request = useCallback(() => setRequested(true), [])
  useEffect(() => whenIdle(request), [request])
  const signs = useMemo(
    (): Signs => ({ table, request, selected, select, mentions, drawing, showDrawing }),
    [table, request, selected, mentions, drawing],
  )
  return <SignsContext value={signs}>{children}</SignsContext>
}

/** Returns a function that stops it. */
function readInSlices(patent: PatentDetail, lang: string, done: (table: SignTable) => void): () => void {
  let stop = () => {}
  let stopped = false
  const [paragraphs, claims] = [inLanguage(patent.description, lang), inLanguage(patent.claims, lang)]
  void import('./read-signs.ts').then(({ readingSigns }) => {
    if (stopped) return
    const reading = readingSigns({ paragraphs, claims, lang: (paragraphs[0] ?? claims[0])?.lang ?? lang })
    stop = inIdleSlices((timeLeft) => {
      for (;;) {
        const step = reading.next()
        if (step.done) {
          done(step.value)
          return 'done'
        }
        if (timeLeft() <= 0) return 'more'
      }
    })
  })
  return () => {
    stopped = true
    stop()
  }
}
