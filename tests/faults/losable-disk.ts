import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** A file system that can simulate a power loss. */
export interface LosableDisk {
  /** Where it is mounted. */
  readonly folder: string
  /** From now on nothing is written: unsynced data is lost, and writes fail. */
  losePower(): void
  /** Mounts it again once no process has open files on it: the journal is replayed, as after a real power loss. */
  restart(): Promise<void>
  /** Unmounts it. */
  remove(): void
}

/** Why it is not available on this machine; null if it is. */
export const LOSABLE_DISK_MISSING = whatIsMissing()

const SIZE = '1G'
/** `EXT4_IOC_SHUTDOWN` with `EXT4_GOING_FLAGS_NOLOGFLUSH`, as xfstests simulates a power loss. */
const SHUTDOWN = 'open(my $f, "<", $ARGV[0]) or die $!; my $flags = pack("I", 2); ioctl($f, 0x8004587d, $flags) or die $!'
/** ms until killed processes have closed their files. */
const RELEASE_LIMIT = 20_000

/**
 * An ext4 file system in a file next to `folder`, mounted there. Its journal is committed every five minutes instead of five seconds, so
 * that little unsynced data reaches the disk.
 */
export function losableDisk(folder: string): LosableDisk {
  const image = `${folder}.img`
  const mount = () => execFileSync('mount', ['-o', 'loop,commit=300', image, folder])
  execFileSync('truncate', ['-s', SIZE, image])
  execFileSync('mkfs.ext4', ['-q', image])
  mkdirSync(folder)
  mount()
  chmodSync(folder, 0o755)
  return {
    folder,
    losePower: () => void execFileSync('perl', ['-e', SHUTDOWN, folder]),
    async restart() {
      const deadline = Date.now() + RELEASE_LIMIT
      for (;;) {
        try {
          execFileSync('umount', [folder], { stdio: 'pipe' })
          break
        } catch (error) {
          if (Date.now() > deadline) throw error
        }
        await sleep(50)
      }
      mount()
    },
    remove: () => void execFileSync('umount', ['--lazy', folder]),
  }
}

function whatIsMissing(): string | null {
  if (process.platform !== 'linux') return 'only on Linux'
  if (process.getuid?.() !== 0) return 'only root may mount file systems'
  if (!existsSync('/dev/loop-control')) return 'there are no loop devices'
  for (const program of ['mkfs.ext4', 'perl', 'mount']) {
    try {
      execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'pipe' })
    } catch {
      return `${program} is not installed`
    }
  }
  return null
}
