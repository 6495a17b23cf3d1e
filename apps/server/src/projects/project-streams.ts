import { randomUUID } from 'node:crypto'
import { PassThrough, type Readable } from 'node:stream'
import { MAX_PROJECT_STREAMS, type ProjectEvent } from '@gezhi/contract'
import type { Logger } from 'pino'
import type { ChannelSubscription } from '../database/subscribe-to-channels.ts'
import { CallError } from '../http/call-error.ts'
import type { ProjectStreamStore } from './project-stream-store.ts'

/** ms between heartbeats, which also show whether the logins are valid. */
const BEAT_EVERY = 10_000
/** ms for which changes of a project are collected: one event for a change of many rows. */
const COLLECTED = 100
/** Bytes that a client may leave unread. */
const MAX_UNREAD = 64 * 1024

/** Who follows a project. */
export interface Follower {
  readonly projectId: string
  readonly userId: string
  /** Throws a `CallError` when the login has ended. */
  requireLogin(): Promise<unknown>
}

/** Responses that follow projects (`followProject`). They hold no connection of the pool, and receive the changes of all processes. */
export interface ProjectStreams {
  /** Throws PROJECT_STREAMS_FULL, PROJECT_NOT_FOUND, and PROJECT_STREAMS_AWAY while notifications are not received. */
  open(follower: Follower): Promise<Readable>
  readonly subscriptions: readonly ChannelSubscription[]
  /** Ends all, because the server closes. */
  end(): void
  /** One heartbeat of all streams; by itself it happens at intervals. */
  beat(): Promise<void>
}

interface Stream extends Follower {
  readonly id: string
  readonly output: PassThrough
}

/** The streams of a process; at most `max` of them. */
export function projectStreams(store: ProjectStreamStore, log: Logger, max: number): ProjectStreams {
  const streams = new Map<string, Stream>()
  /** What changed in projects with streams since the last events. */
  const changed = new Map<string, Set<string>>()
  let isReceiving = false
  let beating: NodeJS.Timeout | null = null

  const inBackground = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => log.warn({ err: error }, 'sending the changes of projects failed'))
  const send = ({ output }: Stream, { event, data }: ProjectEvent) => {
    if (output.writableLength + output.readableLength > MAX_UNREAD) output.end()
    else if (!output.writableEnded) output.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  const endWith = (stream: Stream) => {
    send(stream, { event: 'ended', data: null })
    stream.output.end()
  }
  const forget = (stream: Stream) => {
    if (!streams.delete(stream.id)) return
    if (streams.size === 0 && beating !== null) {
      clearInterval(beating)
      beating = null
    }
    inBackground(store.remove([stream.id]))
  }
  const of = (projectId: string) => [...streams.values()].filter((stream) => stream.projectId === projectId)
  const inform = async (projectId: string) => {
    const what = changed.get(projectId) ?? new Set()
    changed.delete(projectId)
    if (what.has('project') || what.has('users')) {
      const members = await store.members(projectId)
      of(projectId)
        .filter(({ userId }) => !members.has(userId))
        .forEach(endWith)
    }
    if (what.delete('present')) {
      const data = await store.present(projectId)
      of(projectId).forEach((stream) => send(stream, { event: 'present', data }))
    }
    if (what.size > 0) of(projectId).forEach((stream) => send(stream, { event: 'changed', data: null }))
  }
  const note = (what: string, projectId: string) => {
    if (of(projectId).length === 0) return
    const noted = changed.get(projectId)
    if (noted !== undefined) return void noted.add(what)
    changed.set(projectId, new Set([what]))
    setTimeout(() => inBackground(inform(projectId)), COLLECTED)
  }
  const endAll = () => streams.forEach(({ output }) => output.end())
  const beat = async () => {
    await store.beat([...streams.keys()])
    for (const stream of streams.values()) {
      if (!stream.output.writableEnded) stream.output.write(':\n\n')
      await stream.requireLogin().catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error
        endWith(stream)
      })
    }
  }
  const projectChanges: ChannelSubscription = {
    channel: 'project_changes',
    open: () => (isReceiving = true),
    close() {
      isReceiving = false
      // Their clients connect again, and load what they missed.
      endAll()
    },
    received(payload) {
      const [what, projectId] = payload.split(' ')
      note(what!, projectId!)
    },
  }
  const messageChanges: ChannelSubscription = {
    channel: 'message_changes',
    open() {},
    close() {},
    received(userId) {
      for (const stream of streams.values()) if (stream.userId === userId) send(stream, { event: 'messages', data: null })
    },
  }
  return {
    async open(follower) {
      if (!isReceiving) throw new CallError('PROJECT_STREAMS_AWAY')
      if (streams.size >= max) throw new CallError('PROJECT_STREAMS_FULL')
      const stream: Stream = { ...follower, id: randomUUID(), output: new PassThrough() }
      // Changes from here on are sent: its client loads the project after it has connected.
      streams.set(stream.id, stream)
      stream.output.on('close', () => forget(stream)).on('finish', () => forget(stream))
      beating ??= setInterval(() => inBackground(beat()), BEAT_EVERY).unref()
      const { id, projectId, userId } = stream
      try {
        if (!(await store.add({ id, projectId, userId }, MAX_PROJECT_STREAMS))) throw new CallError('PROJECT_STREAMS_FULL')
        if (!(await store.members(projectId)).has(userId)) throw new CallError('PROJECT_NOT_FOUND')
      } catch (error) {
        stream.output.destroy()
        throw error
      }
      // The headers are sent with it.
      stream.output.write(':\n\n')
      return stream.output
    },
    subscriptions: [projectChanges, messageChanges],
    end: endAll,
    beat,
  }
}
