/**
 * `npm run contracts`: compiles the contracts and writes what the product is deployed from, into
 * artifacts/. With --check it writes nothing and fails when the committed artifacts differ.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

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

/** `compile()['Hoof'] // { abi, bytecode, runtime }` */
export function compile() {
  const solc = require('solc');
  const sources = Object.fromEntries(
    MADE.map((name) => [sourceOf(name), { content: read(sourceOf(name)) }]),
  );
  const output = JSON.parse(
    solc.compile(
      JSON.stringify({
        language: 'Solidity',
        sources,
        settings: {
          ...SETTINGS,
          outputSelection: {
            '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] },
          },
        },
      }),
      {
        import: (path) => ({
          contents: /^(src|test-wallets)\//.test(path)
            ? read(path)
            : readFileSync(require.resolve(path), 'utf8'),
        }),
      },
    ),
  );
  const faults = (output.errors ?? []).filter(
    ({ severity, sourceLocation }) =>
      severity === 'error' || sourceLocation?.file.startsWith('src/'),
  );
  if (faults.length > 0) throw new Error(faults.map((fault) => fault.formattedMessage).join('\n'));
  return Object.fromEntries(
    MADE.map((name) => {
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

if (process.argv[1] === import.meta.filename) {
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
