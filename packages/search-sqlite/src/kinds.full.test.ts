import { COMPANY_FIXTURE, TRADEMARK_FIXTURE } from '@gezhi/search/testing'
import { describeSqlite } from './testing/describe-sqlite.ts'

describeSqlite(TRADEMARK_FIXTURE)
describeSqlite(COMPANY_FIXTURE)
