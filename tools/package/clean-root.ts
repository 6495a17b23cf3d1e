import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Programs of a base system, without Node, npm and compilers. */
const PROGRAMS = [
  'sh',
  'cat',
  'chmod',
  'chown',
  'dirname',
  'getent',
  'groupadd',
  'id',
  'install',
  'mkdir',
  'readlink',
  'rm',
  'setpriv',
  'touch',
  'useradd',
]
/** Libraries that Debian, Ubuntu and Fedora install with their base: those of glibc, and of C++. */
const LIBRARIES = [
  'libc.so.6',
  'libm.so.6',
  'libdl.so.2',
  'libpthread.so.0',
  'librt.so.1',
  'libresolv.so.2',
  'libstdc++.so.6',
  'libgcc_s.so.1',
]
/** PostgreSQL needs C.UTF-8; glibc contains it since 2.35, before it is a folder that every Debian has. */
const LOCALE = '/usr/lib/locale/C.utf8'
const FOLDERS = [
  'bin',
  'dev',
  'etc',
  'lib',
  'lib64',
  'opt',
  'proc',
  'sbin',
  'srv',
  'tmp',
  'usr/bin',
  'usr/sbin',
  'var/lib',
  'var/cache',
  'run',
]

/** The account without rights that programs in a clean root run as. */
export const ACCOUNT = { name: 'someone', uid: 1000 }

/** Why programs cannot be run in a clean root without network here; null if they can. */
export function cleanRootMissing(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root, on Linux, may run programs in another root'
  try {
    execFileSync('unshare', ['--net', '--mount', '--pid', '--fork', 'true'], { stdio: 'pipe' })
    return null
  } catch (error) {
    return `unshare is not permitted: ${(error as Error).message.trim()}`
  }
}

/** Fills a folder with the base of a system: a shell, a few commands and their libraries. */
export function makeCleanRoot(root: string): void {
  for (const folder of FOLDERS) mkdirSync(join(root, folder), { recursive: true })
  const programs = PROGRAMS.map((name) => execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim())
  const libraries = programs.flatMap((program) => librariesOf(realpathSync(program)))
  const system = dirname(libraries.find((library) => library.endsWith('/libc.so.6'))!)
  const base = LIBRARIES.flatMap((name) => [system, system.replace(/^\/lib/, '/usr/lib')].map((folder) => join(folder, name)))
  for (const library of new Set([...libraries, ...base.filter(existsSync)])) copyTo(root, library)
  if (existsSync(LOCALE)) cpSync(LOCALE, join(root, LOCALE), { recursive: true })
  for (const program of programs) {
    copyTo(root, program)
    const short = join(root, 'usr/bin', program.slice(program.lastIndexOf('/') + 1))
    if (!existsSync(short)) symlinkSync(program, short)
  }
  copyFileSync(realpathSync('/bin/sh'), join(root, 'bin/sh'))
  for (const [file, text] of Object.entries(ETC)) writeFileSync(join(root, 'etc', file), text)
  // Numbers instead of names: mknod in a container may be forbidden where binding is not.
  for (const device of DEVICES) writeFileSync(join(root, 'dev', device), '')
  for (const open of ['tmp', 'srv']) chmodSync(join(root, open), 0o1777)
  chmodSync(root, 0o755)
}

const DEVICES = ['null', 'zero', 'urandom', 'random']
const ETC = {
  passwd: `root:x:0:0::/:/bin/sh\nnobody:x:65534:65534::/:/bin/false\n${ACCOUNT.name}:x:${ACCOUNT.uid}:${ACCOUNT.uid}::/srv:/bin/sh\n`,
  group: `root:x:0:\nnogroup:x:65534:\n${ACCOUNT.name}:x:${ACCOUNT.uid}:\n`,
  shadow: '',
  gshadow: '',
  'login.defs': 'SYS_UID_MIN 100\nSYS_UID_MAX 999\nSYS_GID_MIN 100\nSYS_GID_MAX 999\n',
  'nsswitch.conf': 'passwd: files\ngroup: files\nhosts: files\n',
  hosts: '127.0.0.1 localhost\n',
}

/**
 * A command that runs another one in a clean root, as `uid`, with its own processes and mounts and no network but 127.0.0.1. It ends with
 * that command, and so do all processes it left.
 */
export function inCleanRoot(root: string, uid: number, command: readonly string[]): string[] {
  const steps = [
    'ip link set lo up || ifconfig lo up',
    `mount -t proc proc "${root}/proc"`,
    ...DEVICES.map((device) => `mount --bind /dev/${device} "${root}/dev/${device}"`),
    `exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin chroot --userspec=${uid}:${uid} "${root}" "$@"`,
  ]
  return ['unshare', '--net', '--mount', '--pid', '--fork', '--kill-child', 'sh', '-ec', steps.join('\n'), 'sh', ...command]
}

function copyTo(root: string, file: string): void {
  const target = join(root, file)
  if (existsSync(target)) return
  mkdirSync(dirname(target), { recursive: true })
  copyFileSync(file, target)
}

function librariesOf(program: string): string[] {
  const listed = execFileSync('ldd', [program], { encoding: 'utf8' })
  return Array.from(listed.matchAll(/(?:=> )?(\/\S+) \(0x/g), ([, path]) => path!)
}
