import type { Texts } from '../../../language/catalogues.ts'
import type zh from './zh.ts'

export default {
  title: 'Results',
} satisfies Texts<typeof zh>
