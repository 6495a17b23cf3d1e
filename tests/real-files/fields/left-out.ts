import type { LeftOut } from './check-format.ts'

/** Reasons shared by many formats. */
export const LAYOUT = 'how a table, a picture or a paragraph is laid out in the file'
export const OWN_NAMES = 'names, versions and order of things within the file'
export const IN_ONE_FORM = 'kept in one form for all offices: compared as a field'
export const OF_ANOTHER = 'a fact of another document, which stands with that document'
export const CONTACT = 'telephone, fax and mail of persons: no part of the publication worth keeping'
export const NO_VALUE = 'words by which the source says that there is nothing'
export const REPEATED = 'repeats what stands elsewhere in the document'

/** What office XML states about its own files. */
export const XML_LAYOUT: LeftOut = [
  [/\/@(?:id|num|idrefs?|sequence|lang|FILE|ID|LVL|format|depends_on|file|dtd-version|DTD|STATUS|status|date-produced|number)$/, OWN_NAMES],
  [
    /\/@(?:he|wi|HE|WI|alt|ALT|imf|img-format|img-content|orientation|inline|align|ALIGN)$|\/(?:colspec|entry|tgroup|table|mspace|math|mstyle|mo|mtable|mtd|mover|mfrac|mi|sequence-list)\/@[\w-]+$/,
    LAYOUT,
  ],
]
