import { ENTRY_STATES } from '../accounts/entry-states.ts'
import { FRAME_STATES } from './frame-states.ts'
import { HOME_STATES } from './home-states.ts'
import { MODE_STATES } from './mode-states.ts'
import { PATENT_STATES } from './patent-states.ts'
import { RESULT_STATES } from './result-states.ts'
import type { PageStates } from './scan-states.ts'

/** States that a visitor reaches. Those of the same pages share a browser, which has their code already. */
export const VISITOR_STATES = {
  'the home page': HOME_STATES,
  'the frame': FRAME_STATES,
  'the entries of the search modes': MODE_STATES,
  'the result list': RESULT_STATES,
  'a patent': PATENT_STATES,
  'the login and its dialogs': ENTRY_STATES,
} as const satisfies Record<string, PageStates>
