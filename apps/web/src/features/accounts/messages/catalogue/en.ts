import type { Texts } from '../../../../language/texts.ts'
import type zh from './zh.ts'

export default {
  notice: {
    title: 'New message',
    all: 'All messages',
    close: 'Close',
  },
  title: 'Messages',
  total: '{{total}} in total',
  empty: 'No messages',
  emptyExplained: 'System notices and alert results appear here.',
  selectAll: 'Select all on this page',
  select: 'Select: {{title}}',
  open: 'Open',
  unread: 'Unread',
  deleteSelected: 'Delete selected',
  deleteAll: 'Delete all',
  deleted_one: '{{count}} message deleted',
  deleted_other: '{{count}} messages deleted',
  undo: 'Undo',
  emptied: 'All messages deleted',
  confirmEmpty: {
    title: 'Delete all messages?',
    text: 'This cannot be undone.',
    confirm: 'Delete all',
    cancel: 'Cancel',
  },
  failed: 'The action could not be completed',
  pages: 'Pages of messages',
} satisfies Texts<typeof zh>
