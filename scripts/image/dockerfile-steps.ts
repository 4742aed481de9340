import { spawn } from 'node:child_process';
import { cp, mkdir, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { type Copy, DockerfileParser, type From, type Instruction } from 'dockerfile-ast';
import { systemVariables } from '@/config/env';

/** A stage of a Dockerfile whose steps have been done in a folder instead of a container. */
export interface Stage {
  /** The folder that is used in place of `/`. */
  root: string;
  workdir: string;
  env: Record<string, string>;
  user: string;
  /** The command of CMD, and the one of HEALTHCHECK. */
  command: string[];
  healthCheck: string[];
}

interface Options {
  dockerfile: string;
  dockerignore: string;
  /** The folder with the files that COPY reads. */
  context: string;
  /** An empty folder for the stages. */
  target: string;
  print(line: string): void;
}

/** Returns a pattern of .dockerignore as an expression for a path and everything below it. */
const toExpression = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('**/', '\0')
      .replaceAll('*', '[^/]*')
      .replaceAll('\0', '(?:.*/)?')}(?:/|$)`,
  );

/**
 * Returns whether a .dockerignore leaves out a path of the context. The last pattern that fits decides.
 * @param text comments, patterns with one or two asterisks, and exceptions that start with an exclamation mark
 */
export function createIgnore(text: string): (file: string) => boolean {
  const rules = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ isException: line.startsWith('!'), expression: toExpression(line.replace(/^!/, '')) }));
  return (file) => {
    const rule = rules.findLast(({ expression }) => expression.test(file));
    return rule !== undefined && !rule.isException;
  };
}

/** Runs a command and waits for its end. Throws when it fails. */
export async function run(command: string, args: string[], options: { cwd: string; env: NodeJS.ProcessEnv }) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${code}`);
}

/**
 * Does the steps of a Dockerfile in folders: COPY, RUN, ENV, WORKDIR, USER, CMD and HEALTHCHECK, which must not use paths
 * outside of WORKDIR. The base images are this machine and its Node.
 * @returns the last stage
 */
export async function runSteps({ dockerfile, target, print, ...options }: Options): Promise<Stage> {
  const stages = new Map<string, Stage>();
  const isIgnored = createIgnore(options.dockerignore);
  let stage: Stage | undefined;
  for (const instruction of DockerfileParser.parse(dockerfile).getInstructions()) {
    const keyword = instruction.getKeyword();
    const text = instruction.getArgumentsContent() ?? '';
    print(`${keyword} ${text}`);
    if (keyword === 'FROM') {
      const name = (instruction as From).getBuildStage() ?? `stage${stages.size}`;
      const root = path.join(target, name);
      stage = { root, workdir: '/', env: {}, user: 'root', command: [], healthCheck: [] };
      stages.set(name, stage);
      continue;
    }
    const step = STEPS[keyword];
    if (!stage || !step) throw new Error(`${keyword} is not known here`);
    await step({ instruction, text, stage, stages, context: options.context, isIgnored });
  }
  if (!stage) throw new Error('the Dockerfile has no stage');
  return stage;
}

interface StepContext {
  instruction: Instruction;
  /** The arguments, without the flags. */
  text: string;
  stage: Stage;
  stages: Map<string, Stage>;
  context: string;
  isIgnored: (file: string) => boolean;
}

const STEPS: Record<string, (step: StepContext) => Promise<void> | void> = {
  COPY: copy,
  EXPOSE: () => undefined,
  WORKDIR: async ({ stage, text }) => {
    stage.workdir = path.posix.resolve(stage.workdir, text);
    await mkdir(folderOf(stage), { recursive: true });
  },
  RUN: ({ stage, text }) =>
    run('sh', ['-c', text], {
      cwd: folderOf(stage),
      env: { ...systemVariables(), NODE_ENV: undefined, HOME: homedir(), ...stage.env } as never,
    }),
  ENV: ({ stage, text }) => {
    for (const pair of text.split(/\s+/)) stage.env[pair.split('=')[0] ?? ''] = pair.replace(/^[^=]*=/, '');
  },
  USER: ({ stage, text }) => {
    stage.user = text;
  },
  CMD: ({ stage, text }) => {
    stage.command = JSON.parse(text);
  },
  HEALTHCHECK: ({ stage, text }) => {
    stage.healthCheck = JSON.parse(text.slice(text.indexOf('[')));
  },
};

const folderOf = ({ root, workdir }: Stage): string => path.join(root, workdir);

async function copy({ instruction, stage, stages, context, isIgnored }: StepContext): Promise<void> {
  const from = (instruction as Copy)
    .getFlags()
    .find((flag) => flag.getName() === 'from')
    ?.getValue();
  const values = instruction.getArguments().map((each) => each.getValue());
  const destination = values.pop() ?? '';
  const base = from ? stages.get(from)?.root : context;
  if (base === undefined) throw new Error(`no stage ${from}`);
  for (const each of values) {
    const source = path.join(base, each);
    const isFolder = (await stat(source)).isDirectory();
    const place = path.join(stage.root, path.posix.resolve(stage.workdir, destination));
    await cp(source, isFolder ? place : path.join(place, path.basename(source)), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) =>
        from !== undefined || !isIgnored(path.relative(context, file).replaceAll(path.sep, '/')),
    });
  }
}
