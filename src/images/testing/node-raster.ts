import { loadCodec } from '../../cli/load-codec.ts';
import { createCodecs } from '../raster/codecs.ts';
import { createRasterReader } from '../raster/read-raster.ts';

/** Reads pictures in tests, as the command line does. */
export const readRaster = createRasterReader(createCodecs(loadCodec));
