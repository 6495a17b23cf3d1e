import type { Texts } from '../../../../language/texts.ts'
import type zh from './zh.ts'

/** Texts of tags and read marks. */
export default {
  title_one: 'Mark document',
  title_other: 'Mark {{count}} documents',
  close: 'Close',
  tags: 'Tag',
  remove: 'Remove tag',
  more: 'The search settings offer more colours',
  readMarks: 'Viewed mark',
  read: 'Mark as viewed',
  unread: 'Mark as not viewed',
  tagged_one: 'Tagged',
  tagged_other: '{{count}} documents tagged',
  untagged_one: 'Tag removed',
  untagged_other: 'Tags of {{count}} documents removed',
  readDone_one: 'Marked as viewed',
  readDone_other: '{{count}} documents marked as viewed',
  unreadDone_one: 'Marked as not viewed',
  unreadDone_other: '{{count}} documents marked as not viewed',
} satisfies Texts<typeof zh>
