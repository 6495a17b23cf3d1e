import { createEvent, useStore } from '../store/create-store.ts'
import { writeStored } from '../storage/browser-storage.ts'
import type { ColorScheme } from './tokens.ts'

const KEY = 'gezhi.theme'
const chosen = createEvent<ColorScheme>()

/** The scheme on the screen. The script in index.html chose it before the first paint. */
export function colorScheme(): ColorScheme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'
}

/** Shows a scheme and keeps it for the next visit. */
export function chooseColorScheme(scheme: ColorScheme): void {
  document.documentElement.dataset['theme'] = scheme
  writeStored(KEY, scheme)
  chosen.emit(scheme)
}

/** The scheme on the screen; re-renders when it changes. */
export function useColorScheme(): ColorScheme {
  return useStore({ get: colorScheme, subscribe: chosen.subscribe })
}
