import type { Texts } from '../../../language/texts.ts'
import type zh from './zh.ts'

export default {
  tabs: {
    label: 'Management',
    projects: 'Projects',
    spaces: 'Personal space',
    indexes: 'Index management',
    bin: 'Recycle bin',
  },
  naming: { name: 'Name', needed: 'Please enter: {{label}}', save: 'Save', cancel: 'Cancel' },
} satisfies Texts<typeof zh>
