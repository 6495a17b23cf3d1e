import type { Texts } from '../../../../language/texts.ts'
import type zh from './zh.ts'

/** Texts of tags and read marks. */
export default {
  title_one: 'Mark patent',
  title_other: 'Mark {{count}} patents',
  close: 'Close',
  tags: 'Tag',
  remove: 'Remove tag',
  more: 'The search settings offer more colours',
  readMarks: 'Viewed mark',
  read: 'Mark as viewed',
  unread: 'Mark as not viewed',
  tagged_one: 'Tagged',
  tagged_other: '{{count}} patents tagged',
  untagged_one: 'Tag removed',
  untagged_other: 'Tags of {{count}} patents removed',
  readDone_one: 'Marked as viewed',
  readDone_other: '{{count}} patents marked as viewed',
  unreadDone_one: 'Marked as not viewed',
  unreadDone_other: '{{count}} patents marked as not viewed',
} satisfies Texts<typeof zh>
