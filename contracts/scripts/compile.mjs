/**
 * `npm run contracts`: compiles the contracts and writes what the product is deployed from, into
 * artifacts/. With --check it writes nothing and fails when the committed artifacts differ. With
 * `--standard-input FILE` it writes what an explorer verifies them with: all sources and settings in
 * one file, once that file alone compiles to what is committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix } from 'node:path';

const require = createRequire(import.meta.url);
const HERE = join(import.meta.dirname, '..');
export const CONTRACTS = ['Hoof', 'GoatCards', 'Stadium', 'Founding'];
/** Wallets that are contracts, for tests of signing in. */
const TEST_WALLETS = ['KeyWallet', 'KeyWalletFactory', 'EndlessWallet'];
const MADE = [...CONTRACTS, ...TEST_WALLETS];
const sourceOf = (name) => `${TEST_WALLETS.includes(name) ? 'test-wallets' : 'src'}/${name}.sol`;

/** The same for the product, for forge and for whoever verifies the contracts on an explorer. */
export const SETTINGS = {
  optimizer: { enabled: true, runs: 10_000 },
  evmVersion: 'cancun',
  viaIR: false,
  // No hash of the sources at the end: a comment does not make another contract.
  metadata: { bytecodeHash: 'none', appendCBOR: false },
};

/** The compiler's standard JSON input with everything in it: nothing else has to be found. */
function standardInput(names = MADE) {
  const sources = {};
  const take = (path) => {
    if (sources[path]) return;
    const content = /^(src|test-wallets)\//.test(path)
      ? read(path)
      : readFileSync(require.resolve(path), 'utf8');
    sources[path] = { content };
    for (const [, , from] of content.matchAll(
      /^import\s+([^"';]*\s+from\s+)?["']([^"']+)["'];/gm,
    )) {
      take(from.startsWith('.') ? posix.join(posix.dirname(path), from) : from);
    }
  };
  for (const name of names) take(sourceOf(name));
  const wanted = ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'];
  const settings = { ...SETTINGS, outputSelection: { '*': { '*': wanted } } };
  return { language: 'Solidity', sources, settings };
}

/** `compile()['Hoof'] // { abi, bytecode, runtime }` */
export function compile(names = MADE) {
  const solc = require('solc');
  const output = JSON.parse(solc.compile(JSON.stringify(standardInput(names))));
  const faults = (output.errors ?? []).filter(
    ({ severity, sourceLocation }) =>
      severity === 'error' || sourceLocation?.file.startsWith('src/'),
  );
  if (faults.length > 0) throw new Error(faults.map((fault) => fault.formattedMessage).join('\n'));
  return Object.fromEntries(
    names.map((name) => {
      const { abi, evm } = output.contracts[sourceOf(name)][name];
      return [
        name,
        {
          abi,
          bytecode: `0x${evm.bytecode.object}`,
          runtime: evm.deployedBytecode.object.length / 2,
        },
      ];
    }),
  );
}

function read(path) {
  return readFileSync(join(HERE, path), 'utf8');
}

/** What is written for one contract; the founding's code deploys all of ours. */
function artifact(name, { abi, bytecode }) {
  const variable = `${name[0].toLowerCase()}${name.slice(1)}`;
  const deploys = name === 'Founding' || TEST_WALLETS.includes(name);
  const code = deploys ? `\nexport const ${variable}Bytecode =\n  '${bytecode}';\n` : '';
  return `// Made by \`npm run contracts\` from ${sourceOf(name)}: do not edit.\nexport const ${variable}Abi = ${JSON.stringify(abi, null, 1)} as const;\n${code}`;
}

function writeStandardInput(file) {
  const { bytecode } = compile(CONTRACTS).Founding;
  if (!read('artifacts/Founding.ts').includes(`'${bytecode}'`)) {
    throw new Error(
      'The sources do not compile to what is committed: run npm run contracts first.',
    );
  }
  writeFileSync(file, `${JSON.stringify(standardInput(CONTRACTS), null, 2)}\n`);
  console.log(`${file}: solc ${require('solc').version()}, which makes what is committed.`);
}

const wantedInput = process.argv.indexOf('--standard-input');
if (process.argv[1] === import.meta.filename && wantedInput > 0) {
  writeStandardInput(process.argv[wantedInput + 1] ?? 'standard-input.json');
} else if (process.argv[1] === import.meta.filename) {
  const check = process.argv.includes('--check');
  const made = compile();
  mkdirSync(join(HERE, 'artifacts'), { recursive: true });
  for (const name of MADE) {
    const file = `artifacts/${name}.ts`;
    const text = artifact(name, made[name]);
    if (!check) writeFileSync(join(HERE, file), text);
    else if (read(file) !== text) {
      console.error(
        `contracts/${file} is not what ${sourceOf(name)} compiles to: run npm run contracts.`,
      );
      process.exitCode = 1;
    }
    console.log(
      `${name}: ${made[name].bytecode.length / 2 - 1} bytes to deploy, ${made[name].runtime} on chain`,
    );
  }
}
