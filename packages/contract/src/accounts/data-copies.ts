import * as z from 'zod'
import { call, fileCall } from '../call.ts'

export const dataCopyCalls = {
  /**
   * Requests a copy of all data of the account: one at a time, and one a day. It is written in the background; a message reports the
   * result.
   */
  requestDataCopy: call({
    id: null,
    method: 'POST',
    path: '/api/user/dataCopy/request',
    who: 'login',
    recentProof: true,
    request: z.object({}).nullish(),
    answer: z.literal(true),
    errors: ['DATA_COPY_UNFINISHED', 'DATA_COPY_DAILY_LIMIT', 'DAILY_QUOTA'],
    summary: { zh: '申请数据副本', en: 'Requests a copy of the caller’s data' },
  }),
  /** The copies of the user, newest first, with the progress of one that is being written. */
  listDataCopies: call({
    id: null,
    method: 'POST',
    path: '/api/user/dataCopy/list',
    who: 'login',
    request: z.object({}).nullish(),
    answer: z.array(
      z.object({
        id: z.string(),
        state: z.enum(['waiting', 'running', 'done', 'failed']),
        /** Progress in percent. */
        percent: z.int(),
        /** Bytes. */
        size: z.int(),
        requestTime: z.string(),
        /** Time of deletion, 7 days after the request. */
        expireTime: z.string(),
      }),
    ),
    summary: { zh: '数据副本列表', en: 'Copies of the caller’s data' },
  }),
  /** A zip file with a JSON file for each table and the files of the user. */
  downloadDataCopy: fileCall({
    id: null,
    method: 'GET',
    path: '/api/user/dataCopy/download',
    who: 'login',
    recentProof: true,
    request: z.object({ id: z.guid() }),
    file: 'application/zip',
    timeoutMs: 600_000,
    errors: ['DATA_COPY_NOT_FOUND', 'DATA_COPY_DOWNLOADS'],
    summary: { zh: '下载数据副本', en: 'Downloads a copy of the caller’s data' },
  }),
  /** Cancels a copy that is being written, or deletes one. */
  removeDataCopy: call({
    id: null,
    method: 'POST',
    path: '/api/user/dataCopy/remove',
    who: 'login',
    request: z.object({ id: z.guid() }),
    answer: z.literal(true),
    errors: ['DATA_COPY_NOT_FOUND'],
    summary: { zh: '取消或删除数据副本', en: 'Cancels or deletes a copy of the caller’s data' },
  }),
}
