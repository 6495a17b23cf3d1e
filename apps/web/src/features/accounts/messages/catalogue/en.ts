import type { Texts } from '../../../../language/catalogues.ts'
import type zh from './zh.ts'

export default {
  notice: {
    title: 'New message',
    all: 'All messages',
    close: 'Close',
  },
  title: 'Messages',
  total: '{{total}} in all',
  empty: 'No messages',
  emptyExplained: 'Notices of the system and results of your monitors appear here.',
  selectAll: 'Select this page',
  select: 'Select: {{title}}',
  unread: 'Unread',
  deleteSelected: 'Delete selected',
  deleteAll: 'Delete all',
  deleted: 'Deleted',
  emptied: 'All messages are deleted',
  confirmEmpty: {
    title: 'Delete all messages?',
    text: 'This cannot be undone.',
    confirm: 'Delete all',
    cancel: 'Cancel',
  },
  failure: {
    title: 'This could not be done',
    retry: 'Try again',
    requestId: 'Request {{id}}',
    answered: 'The server gave no reason.',
    timeout: 'The server did not answer in time',
    offline: 'The server cannot be reached; check your network',
    unreadable: 'The answer of the server cannot be read',
  },
  pager: {
    pages: 'Pages of messages',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page {{page}}',
    jump: 'Go to',
  },
} satisfies Texts<typeof zh>
