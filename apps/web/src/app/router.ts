import { createRouter } from '@tanstack/react-router'
import { followSession } from './follow-session.ts'
import { followHighlightColours } from '../preferences/highlight-colours.ts'
import { chooseLanguage } from '../language/i18n.ts'
import { followLanguageSegment, languageRewrite } from './language-rewrite.ts'
import { rememberSearches } from './remember-searches.ts'
import { routeTree } from './route-tree.ts'
import { watchSession } from './watch-session.ts'
import { parseSearchString, stringifySearchString } from './search-string.ts'

/** The router of the app. Links preload their page's code when the pointer or the focus comes near. */
export const router = createRouter({
  routeTree,
  rewrite: languageRewrite,
  parseSearch: parseSearchString,
  stringifySearch: stringifySearchString,
  defaultPreload: 'intent',
  scrollRestoration: true,
  // The old page stays for up to a second, so that quick pages do not flicker.
  defaultPendingMs: 1000,
})

// Back and forward can lead to an address in the other language.
router.history.subscribe(({ location }) => {
  const language = followLanguageSegment(location.pathname)
  if (language) void chooseLanguage(language)
})

rememberSearches(router)
followSession(router)
watchSession(router)
followHighlightColours()

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
