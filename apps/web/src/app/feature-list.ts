// Generated from features/*/feature.ts by `npm run generate`; a check compares the two.
import { shell } from './feature.ts'
import { accounts } from '../features/accounts/feature.ts'
import { classification } from '../features/classification/feature.ts'
import { content } from '../features/content/feature.ts'
import { home } from '../features/home/feature.ts'
import { library } from '../features/library/feature.ts'
import { operations } from '../features/operations/feature.ts'
import { patents } from '../features/patents/feature.ts'
import { search } from '../features/search/feature.ts'

/** All features of the web app. */
export const FEATURES = [shell, accounts, classification, content, home, library, operations, patents, search] as const
