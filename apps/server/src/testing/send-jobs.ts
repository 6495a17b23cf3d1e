import { PgBoss } from 'pg-boss'

/** Adds jobs to queues in turn, from outside the processes that run them; returns their ids. */
export async function sendJobs(connectionString: string, queues: readonly string[], count: number): Promise<ReadonlySet<string>> {
  const boss = new PgBoss({ connectionString, max: 2, supervise: false, schedule: false, migrate: false })
  boss.on('error', () => {})
  await boss.start()
  const sent = new Set<string>()
  for (let number = 0; number < count; number += 1) sent.add(String(await boss.send(queues[number % queues.length]!, {})))
  await boss.stop({ graceful: false })
  return sent
}
