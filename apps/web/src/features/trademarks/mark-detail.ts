import type { Client } from '@gezhi/contract/client'

/** One trademark as its page shows it. */
export type MarkDetail = Awaited<ReturnType<Client['trademarks']['getTrademark']>>
