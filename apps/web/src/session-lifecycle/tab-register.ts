import type { Clock } from '../session/clock.ts'

/** Storage key of the register. */
export const TABS_KEY = 'openTabs'

const BEAT_MS = 20_000
/** Browsers run timers of background tabs once a minute: a tab that missed several is gone. */
const ALIVE_MS = 200_000
/** A tab suspended by the browser sends no heartbeat, but still exists. */
const ASLEEP_MS = 12 * 60 * 60 * 1000

export interface TabRegisterOptions {
  readonly clock: Clock
  /** One for all tabs of the product in this browser. */
  readonly store: { read(): string | null; write(text: string | null): void }
  /** Nobody else's. */
  readonly id: string
}

export interface TabRegister {
  /** Whether another tab of the product is open. */
  othersAreOpen(): boolean
  /** Renews the entry of this tab: the register may have been cleared. */
  beat(): void
  /** The browser puts this tab to sleep. */
  sleep(): void
  /** This tab is left. */
  leave(): void
}

/** The register of open tabs, by which the last one detects that it is the last (G06): each renews its entry regularly. */
export function openTabRegister({ clock, store, id }: TabRegisterOptions): TabRegister {
  const living = () => Object.entries(read(store.read())).filter(([, until]) => until > clock.now())
  const write = (entries: readonly (readonly [string, number])[]) =>
    store.write(entries.length === 0 ? null : JSON.stringify(Object.fromEntries(entries)))
  const others = () => living().filter(([tab]) => tab !== id)
  const stayUntil = (time: number) => write([...others(), [id, time]])
  const beat = () => stayUntil(clock.now() + ALIVE_MS)
  beat()
  clock.every(BEAT_MS, beat)
  return {
    othersAreOpen: () => others().length > 0,
    beat,
    sleep: () => stayUntil(clock.now() + ASLEEP_MS),
    leave: () => write(others()),
  }
}

/** Until when each tab counts as open; what is no such list counts as none. */
function read(text: string | null): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {}
  } catch {
    return {}
  }
}
