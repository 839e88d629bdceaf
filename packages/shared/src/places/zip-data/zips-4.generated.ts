// Written by `npm run generate`. ZIP data of GeoNames (geonames.org), CC BY 4.0.
/** One place a line, with the last four digits of its ZIPs. */
export const ZIP_LINES = `
IN Advance 6102
IN Akron 6910
IN Alamo 7916
IN Albany 7320
IN Albion 6701
IN Alexandria 6001
IN Ambia 7917
IN Amboy 6911
IN Amo 6103
IN Anderson 6011-6018
IN Andrews 6702
IN Angola 6703
IN Arcadia 6030
IN Arcola 6704
IN Argos 6501
IN Arlington 6104
IN Ashley 6705
IN Athens 6912
IN Atlanta 6031
IN Attica 7918
IN Atwood 6502
IN Auburn 6706
IN Aurora 7001
IN Austin 7102
IN Avilla 6710
IN Avoca 7420
IN Avon 6123
IN Bainbridge 6105
IN Bargersville 6106
IN Batesville 7006
IN Bath 7010
IN Battle Ground 7920
IN Bedford 7421
IN Beech Grove 6107
IN Bellmore 7830
IN Bennington 7011
IN Bentonville 7322
IN Berne 6711
IN Bethlehem 7104
IN Beverly Shores 6301
IN Bicknell 7512
IN Bippus 6713
IN Birdseye 7513
IN Blanford 7831
IN Bloomfield 7424
IN Bloomingdale 7832
IN Bloomington 7401-7408
IN Bluffton 6714
IN Boggstown 6110
IN Boone Grove 6302
IN Boonville 7601
IN Borden 7106
IN Boston 7324
IN Boswell 7921
IN Bourbon 6504
IN Bowling Green 7833
IN Bradford 7107
IN Branchville 7514
IN Brazil 7834
IN Bremen 6506
IN Bridgeton 7836
IN Bringhurst 6913
IN Bristol 6507
IN Bristow 7515
IN Brook 7922
IN Brooklyn 6111
IN Brookston 7923
IN Brookville 7012
IN Brownsburg 6112
IN Brownstown 7220
IN Brownsville 7325
IN Bruceville 7516
IN Bryant 7326
IN Buck Creek 7924
IN Buckskin 7647
IN Buffalo 7925
IN Bunker Hill 6914
IN Burket 6508
IN Burlington 6915
IN Burnettsville 7926
IN Burrows 6916
IN Butler 6721
IN Butlerville 7223
IN Cambridge City 7327
IN Camby 6113
IN Camden 6917
IN Campbellsburg 7108
IN Canaan 7224
IN Cannelburg 7519
IN Cannelton 7520
IN Carbon 7837
IN Carlisle 7838
IN Carmel 6032-6033,6082
IN Carthage 6115
IN Cayuga 7928
IN Cedar Grove 7016
IN Cedar Lake 6303
IN Celestine 7521
IN Centerpoint 7840
IN Centerville 7330
IN Central 7110
IN Chalmers 7929
IN Chandler 7610
IN Charlestown 7111
IN Charlottesville 6117
IN Chesterton 6304
IN Chrisney 7611
IN Churubusco 6723
IN Cicero 6034
IN Clarks Hill 7930
IN Clarksburg 7225
IN Clarksville 7129
IN Clay City 7841
IN Claypool 6510
IN Clayton 6118
IN Clear Creek 7426
IN Clifford 7226
IN Clinton 7842
IN Cloverdale 6120
IN Coal City 7427
IN Coalmont 7845
IN Coatesville 6121
IN Colfax 6035
IN Columbia City 6725
IN Columbus 7201-7203
IN Commiskey 7227
IN Connersville 7331
IN Converse 6919
IN Cortland 7228
IN Corunna 6730
IN Cory 7846
IN Corydon 7112
IN Covington 7932
IN Craigville 6731
IN Crandall 7114
IN Crane 7522
IN Crawfordsville 7933
IN Cromwell 6732
IN Cross Plains 7017
IN Crothersville 7229
IN Crown Point 6307-6308
IN Culver 6511
IN Cutler 6920
IN Cynthiana 7612
IN Dale 7523
IN Daleville 7334
IN Dana 7847
IN Danville 6122
IN Darlington 7940
IN Dayton 7941
IN Decatur 6733
IN Decker 7524
IN Deedsville 6921
IN Delong 6922
IN Delphi 6923
IN Demotte 6310
IN Denver 6926
IN Depauw 7115
IN Deputy 7230
IN Derby 7525
IN Dillsboro 7018
IN Donaldson 6513
IN Dublin 7335
IN Dubois 7527
IN Dugger 7848
IN Dunkirk 7336
IN Dunreith 7337
IN Dupont 7231
IN Dyer 6311
IN Earl Park 7942
IN East Chicago 6312
IN East Enterprise 7019
IN Eaton 7338
IN Eckerty 7116
IN Economy 7339
IN Edinburgh 6124
IN Edwardsport 7528
IN Elberfeld 7613
IN Elizabeth 7117
IN Elizabethtown 7232
IN Elkhart 6514-6517
IN Ellettsville 7429
IN Elnora 7529
IN Elwood 6036
IN Eminence 6125
IN English 7118
IN Etna Green 6524
IN Evanston 7531
IN Evansville 7701-7706,7708,7710-7716,7719-7722,7724-7725,7728,7730-7737,7740,7747,7750
IN Fair Oaks 7943
IN Fairbanks 7849
IN Fairland 6126
IN Fairmount 6928
IN Falmouth 6127
IN Farmersburg 7850
IN Farmland 7340
IN Ferdinand 7532
IN Fillmore 6128
IN Finly 6129
IN Fishers 6037-6038,6085
IN Flat Rock 7234
IN Flora 6929
IN Florence 7020
IN Floyds Knobs 7119
IN Fontanet 7851
IN Forest 6039
IN Fort Branch 7648
IN Fort Wayne 6801-6809,6814-6816,6818-6819,6825,6835,6845,6850-6869,6885,6895-6899
IN Fortville 6040
IN Fountain City 7341
IN Fountaintown 6130
IN Fowler 7944
IN Fowlerton 6930
IN Francesville 7946
IN Francisco 7649
IN Frankfort 6041
IN Franklin 6131
IN Frankton 6044
IN Fredericksburg 7120
IN Freedom 7431
IN Freelandville 7535
IN Freetown 7235
IN Fremont 6737
IN French Lick 7432
IN Friendship 7021
IN Fulda 7536
IN Fulton 6931
IN Galveston 6932
IN Garrett 6738
IN Gary 6401-6404,6406-6409
IN Gas City 6933
IN Gaston 7342
IN Geneva 6740
IN Gentryville 7537
IN Georgetown 7122
IN Glenwood 6133
IN Goldsmith 6045
IN Goodland 7948
IN Goshen 6526-6528
IN Gosport 7433
IN Grabill 6741
IN Grammer 7236
IN Grandview 7615
IN Granger 6530
IN Grantsburg 7123
IN Grass Creek 6935
IN Graysville 7852
IN Greencastle 6135
IN Greenfield 6140
IN Greens Fork 7345
IN Greensboro 7344
IN Greensburg 7240
IN Greentown 6936
IN Greenville 7124
IN Greenwood 6142-6143
IN Griffin 7616
IN Griffith 6319
IN Grissom Arb 6971
IN Grovertown 6531
IN Guilford 7022
IN Gwynneville 6144
IN Hagerstown 7346
IN Hamilton 6742
IN Hamlet 6532
IN Hammond 6320,6323-6325,6327
IN Hanna 6340
IN Hanover 7243
IN Hardinsburg 7125
IN Harlan 6743
IN Harmony 7853
IN Harrodsburg 7434
IN Hartford City 7348
IN Hartsville 7244
IN Hatfield 7617
IN Haubstadt 7639
IN Hayden 7245
IN Hazleton 7640
IN Hebron 6341
IN Helmsburg 7435
IN Heltonville 7436
IN Hemlock 6937
IN Henryville 7126
IN Highland 6322
IN Hillsboro 7949
IN Hillsdale 7854
IN Hoagland 6745
IN Hobart 6342
IN Hobbs 6047
IN Holland 7541
IN Holton 7023
IN Homer 6146
IN Hope 7246
IN Howe 6746
IN Hudson 6747
IN Huntertown 6748
IN Huntingburg 7542
IN Huntington 6750
IN Huron 7437
IN Hymera 7855
IN Idaville 7950
IN Indianapolis 6201-6209,6211,6213-6214,6216-6222,6224-6231,6234-6237,6239-6242,6244,6247,6249-6251,6253-6256,6259-6260,6262,6266
IN Indianapolis 6268,6274-6275,6277-6278,6280,6282-6283,6285,6288,6290-6291,6295-6296,6298
IN Ingalls 6048
IN Inglefield 7618
IN Ireland 7545
IN Jamestown 6147
IN Jasonville 7438
IN Jasper 7546-7547,7549
IN Jeffersonville 7130-7134,7144,7190,7199
IN Jonesboro 6938
IN Jonesville 7247
IN Kempton 6049
IN Kendallville 6755
IN Kennard 7351
IN Kentland 7951
IN Kewanna 6939
IN Keystone 6759
IN Kimmell 6760
IN Kingman 7952
IN Kingsbury 6345
IN Kingsford Heights 6346
IN Kirklin 6050
IN Knightstown 6148
IN Knightsville 7857
IN Knox 6534
IN Kokomo 6901-6904
IN Koleen 7439
IN Kouts 6347
IN Kurtz 7249
IN La Crosse 6348
IN La Fontaine 6940
IN La Porte 6350,6352
IN Laconia 7135
IN Ladoga 7954
IN Lafayette 7901-7905,7909
IN Lagrange 6761
IN Lagro 6941
IN Lake Cicott 6942
IN Lake Station 6405
IN Lake Village 6349
IN Laketon 6943
IN Lakeville 6536
IN Lamar 7550
IN Lanesville 7136
IN Laotto 6763
IN Lapaz 6537
IN Lapel 6051
IN Larwill 6764
IN Laurel 7024
IN Lawrenceburg 7025
IN Leavenworth 7137
IN Lebanon 6052
IN Leesburg 6538
IN Leiters Ford 6945
IN Leo 6765
IN Leopold 7551
IN Leroy 6355
IN Lewis 7858
IN Lewisville 7352
IN Lexington 7138
IN Liberty 7353
IN Liberty Center 6766
IN Liberty Mills 6946
IN Ligonier 6767
IN Lincoln City 7552
IN Linden 7955
IN Linn Grove 6769
IN Linton 7441
IN Lizton 6149
IN Logansport 6947
IN Loogootee 7553
IN Losantville 7354
IN Lowell 6356
IN Lucerne 6950
IN Lynn 7355
IN Lynnville 7619
IN Lyons 7443
IN Mackey 7654
IN Macy 6951
IN Madison 7250
IN Manilla 6150
IN Marengo 7140
IN Mariah Hill 7556
IN Marion 6952-6953
IN Markle 6770
IN Markleville 6056
IN Marshall 7859
IN Martinsville 6151
IN Marysville 7141
IN Matthews 6957
IN Mauckport 7142
IN Maxwell 6154
IN Mays 6155
IN McCordsville 6055
IN Mecca 7860
IN Medaryville 7957
IN Medora 7260
IN Mellott 7958
IN Memphis 7143
IN Mentone 6539
IN Merom 7861
IN Merrillville 6410-6411
IN Metamora 7030
IN Mexico 6958
IN Miami 6959
IN Michigan City 6360-6361
IN Michigantown 6057
IN Middlebury 6540
IN Middletown 7356
IN Midland 7445
IN Milan 7031
IN Milford 6542
IN Mill Creek 6365
IN Millersburg 6543
IN Millhousen 7261
IN Milltown 7145
IN Milroy 6156
IN Milton 7357
IN Mishawaka 6544-6546
IN Mitchell 7446
IN Modoc 7358
IN Mongo 6771
IN Monon 7959
IN Monroe 6772
IN Monroe City 7557
IN Monroeville 6773
IN Monrovia 6157
IN Monterey 6960
IN Montezuma 7862
IN Montgomery 7558
IN Monticello 7960
IN Montmorenci 7962
IN Montpelier 7359
IN Mooreland 7360
IN Moores Hill 7032
IN Mooresville 6158
IN Morgantown 6160
IN Morocco 7963
IN Morris 7033
IN Morristown 6161
IN Mount Ayr 7964
IN Mount Saint Francis 7146
IN Mount Summit 7361
IN Mount Vernon 7620
IN Mulberry 6058
IN Muncie 7302-7308
IN Munster 6321
IN Nabb 7147
IN Napoleon 7034
IN Nappanee 6550
IN Nashville 7448
IN Needham 6162
IN New Albany 7150-7151
IN New Carlisle 6552
IN New Castle 7362
IN New Goshen 7863
IN New Harmony 7631
IN New Haven 6774
IN New Lisbon 7366
IN New Market 7965
IN New Middletown 7160
IN New Palestine 6163
IN New Paris 6553
IN New Point 7263
IN New Richmond 7967
IN New Ross 7968
IN New Salisbury 7161
IN New Trenton 7035
IN New Washington 7162
IN New Waverly 6961
IN Newberry 7449
IN Newburgh 7629-7630
IN Newport 7966
IN Newtown 7969
IN Nineveh 6164
IN Noblesville 6060-6062
IN Norman 7264
IN North Judson 6366
IN North Liberty 6554
IN North Manchester 6962
IN North Salem 6165
IN North Vernon 7265
IN North Webster 6555
IN Notre Dame 6556
IN Oakford 6965
IN Oakland City 7660
IN Oaktown 7561
IN Oakville 7367
IN Odon 7562
IN Oldenburg 7036
IN Onward 6967
IN Oolitic 7451
IN Ora 6968
IN Orestes 6063
IN Orland 6776
IN Orleans 7452
IN Osceola 6561
IN Osgood 7037
IN Ossian 6777
IN Otisco 7163
IN Otterbein 7970
IN Otwell 7564
IN Owensburg 7453
IN Owensville 7665
IN Oxford 7971
IN Palmyra 7164
IN Paoli 7454
IN Paragon 6166
IN Paris Crossing 7270
IN Parker City 7368
IN Patoka 7666
IN Patricksburg 7455
IN Patriot 7038
IN Paxton 7865
IN Pekin 7165
IN Pendleton 6064
IN Pennville 7369
IN Perrysville 7974
IN Pershing 7370
IN Peru 6970
IN Petersburg 7567
IN Petroleum 6778
IN Pierceton 6562
IN Pierceville 7039
IN Pimento 7866
IN Pine Village 7975
IN Pittsboro 6167
IN Plainfield 6168
IN Plainville 7568
IN Pleasant Lake 6779
IN Pleasant Mills 6780
IN Plymouth 6563
IN Poland 7868
IN Poneto 6781
IN Portage 6368
IN Portland 7371
IN Poseyville 7633
IN Prairie Creek 7869
IN Prairieton 7870
IN Preble 6782
IN Princeton 7670
IN Putnamville 6170
IN Quincy 7456
IN Ragsdale 7573
IN Ramsey 7166
IN Redkey 7373
IN Reelsville 6171
IN Remington 7977
IN Rensselaer 7978
IN Reynolds 7980
IN Richland 7634
IN Richmond 7374-7375
IN Ridgeville 7380
IN Riley 7871
IN Rising Sun 7040
IN Roachdale 6172
IN Roann 6974
IN Roanoke 6783
IN Rochester 6975
IN Rockfield 6977
IN Rockport 7635
IN Rockville 7872
IN Rolling Prairie 6371
IN Rome 7574
IN Rome City 6784
IN Romney 7981
IN Rosedale 7874
IN Roselawn 6372
IN Rossville 6065
IN Royal Center 6978
IN Rushville 6173
IN Russellville 6175
IN Russiaville 6979
IN Saint Anthony 7575
IN Saint Bernice 7875
IN Saint Croix 7576
IN Saint Joe 6785
IN Saint John 6373
IN Saint Mary Of The Woods 7876
IN Saint Meinrad 7577
IN Saint Paul 7272
IN Salamonia 7381
IN Salem 7167
IN San Pierre 6374
IN Sandborn 7578
IN Santa Claus 7579
IN Saratoga 7382
IN Schererville 6375
IN Schneider 6376
IN Schnellville 7580
IN Scipio 7273
IN Scotland 7457
IN Scottsburg 7170
IN Sedalia 6067
IN Seelyville 7878
IN Sellersburg 7172
IN Selma 7383
IN Servia 6980
IN Seymour 7274
IN Sharpsville 6068
IN Shelburn 7879
IN Shelby 6377
IN Shelbyville 6176
IN Shepardsville 7880
IN Sheridan 6069
IN Shipshewana 6565
IN Shirley 7384
IN Shoals 7581
IN Silver Lake 6982
IN Smithville 7458
IN Solsberry 7459
IN Somerset 6984
IN Somerville 7683
IN South Bend 6601,6613-6617,6619,6624,6626,6628,6634-6635,6637,6660,6680,6699
IN South Milford 6786
IN South Whitley 6787
IN Spencer 7460
IN Spencerville 6788
IN Spiceland 7385
IN Springport 7386
IN Springville 7462
IN Spurgeon 7584
IN Stanford 7463
IN Star City 6985
IN State Line 7982
IN Staunton 7881
IN Stendal 7585
IN Stilesville 6180
IN Stinesville 7464
IN Stockwell 7983
IN Straughn 7387
IN Stroh 6789
IN Sullivan 7882
IN Sulphur 7174
IN Sulphur Springs 7388
IN Sumava Resorts 6379
IN Summitville 6070
IN Sunman 7041
IN Swayzee 6986
IN Sweetser 6987
IN Switz City 7465
IN Syracuse 6567
IN Talbot 7984
IN Taswell 7175
IN Taylorsville 7280
IN Tefft 6380
IN Tell City 7586
IN Templeton 7986
IN Tennyson 7637
IN Terre Haute 7801-7805,7807-7809
IN Thayer 6381
IN Thorntown 6071
IN Tippecanoe 6570
IN Tipton 6072
IN Topeka 6571
IN Trafalgar 6181
IN Troy 7588
IN Tunnelton 7467
IN Twelve Mile 6988
IN Tyner 6572
IN Underwood 7177
IN Union City 7390
IN Union Mills 6382
IN Uniondale 6791
IN Unionville 7468
IN Universal 7884
IN Upland 6989
IN Urbana 6990
IN Vallonia 7281
IN Valparaiso 6383-6385
IN Van Buren 6991
IN Veedersburg 7987
IN Velpen 7590
IN Vernon 7282
IN Versailles 7042
IN Vevay 7043
IN Vincennes 7591
IN Wabash 6992
IN Wadesville 7638
IN Wakarusa 6573
IN Waldron 6182
IN Walkerton 6574
IN Wallace 7988
IN Walton 6994
IN Wanatah 6390
IN Warren 6792
IN Warsaw 6580-6582
IN Washington 7501
IN Waterloo 6793
IN Waveland 7989
IN Wawaka 6794
IN Waynetown 7990
IN Webster 7392
IN West Baden Springs 7469
IN West College Corner 7003
IN West Harrison 7060
IN West Lafayette 7906-7907,7996
IN West Lebanon 7991
IN West Middleton 6995
IN West Newton 6183
IN West Terre Haute 7885
IN Westfield 6074
IN Westphalia 7596
IN Westpoint 7992
IN Westport 7283
IN Westville 6391
IN Wheatfield 6392
IN Wheatland 7597
IN Wheeler 6393
IN Whiteland 6184
IN Whitestown 6075
IN Whiting 6394
IN Wilkinson 6186
IN Williams 7470
IN Williamsburg 7393
IN Williamsport 7993
IN Winamac 6996
IN Winchester 7394
IN Windfall 6076
IN Wingate 7994
IN Winona Lake 6590
IN Winslow 7598
IN Wolcott 7995
IN Wolcottville 6795
IN Wolflake 6796
IN Woodburn 6797
IN Worthington 7471
IN Wyatt 6595
IN Yeoman 7997
IN Yoder 6798
IN Yorktown 7396
IN Young America 6998
IN Zanesville 6799
IN Zionsville 6077
KY Aberdeen 2201
KY Adairville 2202
KY Adams 1201
KY Adolphus 2120
KY Ages Brookside 0801
KY Albany 2602
KY Alexandria 1001
KY Allen 1601
KY Allensville 2204
KY Almo 2020
KY Alpha 2603
KY Alvaton 2122
KY Annville 0402
KY Argillite 1121
KY Arjay 0902
KY Arlington 2021
KY Artemus 0903
KY Ary 1712
KY Ashcamp 1512
KY Asher 0803
KY Ashland 1101-1102,1105,1114
KY Auburn 2206
KY Augusta 1002
KY Austin 2123
KY Auxier 1602
KY Avawam 1713
KY Bagdad 0003
KY Bandana 2022
KY Banner 1603
KY Barbourville 0906
KY Bardstown 0004
KY Bardwell 2023
KY Barlow 2024
KY Baskett 2402
KY Battletown 0104
KY Baxter 0806
KY Bays 1310
KY Bear Branch 1714
KY Beattyville 1311
KY Beaumont 2124
KY Beauty 1203
KY Beaver 1604
KY Beaver Dam 2320
KY Bedford 0006
KY Bee Spring 2207
KY Beech Creek 2321
KY Beech Grove 2322
KY Beechmont 2323
KY Belcher 1513
KY Belfry 1514
KY Bellevue 1073
KY Belton 2324
KY Benham 0807
KY Benton 2025
KY Berea 0403-0404
KY Berry 1003
KY Bethelridge 2516
KY Bethlehem 0007
KY Betsy Layne 1605
KY Beverly 0913
KY Bevinsville 1606
KY Big Clifty 2712
KY Big Creek 0914
KY Big Laurel 0808
KY Bighill 0405
KY Bimble 0915
KY Blackey 1804
KY Blaine 1124
KY Bledsoe 0810
KY Bloomfield 0008
KY Blue River 1607
KY Boaz 2027
KY Bonnieville 2713
KY Bonnyman 1719
KY Booneville 1314
KY Boons Camp 1204
KY Boston 0107
KY Bowling Green 2101-2104
KY Bradfordsville 0009
KY Brandenburg 0108
KY Breeding 2715
KY Bremen 2325
KY Brodhead 0409
KY Bronston 2518
KY Brooks 0109
KY Brooksville 1004
KY Browder 2326
KY Brownsville 2210
KY Bryants Store 0921
KY Bryantsville 0410
KY Buckhorn 1721
KY Buckner 0010
KY Buffalo 2716
KY Bulan 1722
KY Burdine 1517
KY Burgin 0310
KY Burkesville 2717
KY Burlington 1005
KY Burna 2028
KY Burnside 2519
KY Bush 0724
KY Busy 1723
KY Butler 1006
KY Bypro 1612
KY Cadiz 2211
KY Calhoun 2327
KY California 1007
KY Calvert City 2029
KY Calvin 0813
KY Campbellsburg 0011
KY Campbellsville 2718-2719
KY Campton 1301
KY Canada 1519
KY Cane Valley 2720
KY Caneyville 2721
KY Canmer 2722
KY Cannel City 1408
KY Cannon 0923
KY Carlisle 0311
KY Carrie 1725
KY Carrollton 1008
KY Carter 1128
KY Catlettsburg 1129
KY Cave City 2127
KY Cawood 0815
KY Cecilia 2724
KY Center 2214
KY Centertown 2328
KY Central City 2330
KY Cerulean 2215
KY Chaplin 0012
KY Chappell 0816
KY Chavies 1727
KY Clarkson 2726
KY Clay 2404
KY Clay City 0312
KY Clayhole 1317
KY Clearfield 0313
KY Cleaton 2332
KY Clermont 0110
KY Clifty 2216
KY Clinton 2031
KY Closplint 0927
KY Cloverport 0111
KY Coalgood 0818
KY Coldiron 0819
KY Columbia 2728
KY Columbus 2032
KY Combs 1729
KY Corbin 0701-0702
KY Corinth 1010
KY Cornettsville 1731
KY Corydon 2406
KY Covington 1011-1012,1014,1016,1019
KY Coxs Creek 0013
KY Crab Orchard 0419
KY Cranks 0820
KY Crayne 2033
KY Crestwood 0014
KY Crittenden 1030
KY Crockett 1413
KY Crofton 2217
KY Cromona 1810
KY Cromwell 2333
KY Cub Run 2729
KY Cumberland 0823
KY Cunningham 2035
KY Curdsville 2334
KY Custer 0115
KY Cynthiana 1031
KY Dana 1615
KY Danville 0422-0423
KY David 1616
KY Dawson Springs 2408
KY Dayhoit 0824
KY Dayton 1074
KY De Mossville 1033
KY Deane 1812
KY Debord 1214
KY Delphia 1735
KY Dema 1859
KY Denniston 0316
KY Denton 1132
KY Dewitt 0930
KY Dexter 2036
KY Dice 1736
KY Dixon 2409
KY Dorton 1520
KY Dover 1034
KY Drake 2128
KY Drakesboro 2337
KY Drift 1619
KY Dry Ridge 1035
KY Dunbar 2219
KY Dundee 2338
KY Dunmor 2339
KY Dunnville 2528
KY Dwale 1621
KY Dwarf 1739
KY Dycusburg 2037
KY Earlington 2410
KY East Bernstadt 0729
KY East Point 1216
KY Eastern 1622
KY Eastview 2732
KY Eastwood 0018
KY Eddyville 2038
KY Edmonton 2129
KY Eighty Eight 2130
KY Ekron 0117
KY Elizabethtown 2701-2702
KY Elizaville 1037
KY Elk Horn 2733
KY Elkfork 1421
KY Elkhorn City 1522
KY Elkton 2220
KY Elliottville 0317
KY Emerson 1135
KY Eminence 0019
KY Emlyn 0730
KY Emmalena 1740
KY Eolia 0826
KY Erlanger 1018,1025
KY Ermine 1815
KY Essie 0827
KY Etoile 2131
KY Eubank 2567
KY Evarts 0828
KY Ewing 1039
KY Ezel 1425
KY Fairdale 0118
KY Fairfield 0020
KY Fairview 2221
KY Falcon 1426
KY Fall Rock 0932
KY Falls Of Rough 0119
KY Falmouth 1040
KY Fancy Farm 2039
KY Farmers 0319
KY Farmington 2040
KY Fedscreek 1524
KY Ferguson 2533
KY Finchville 0022
KY Fisherville 0023
KY Fisty 1743
KY Flat Lick 0935
KY Flatgap 1219
KY Flatwoods 1139
KY Flemingsburg 1041
KY Florence 1022,1042
KY Fords Branch 1526
KY Fordsville 2343
KY Forest Hills 1527
KY Fort Campbell 2223
KY Fort Knox 0121-0122
KY Fort Thomas 1075
KY Foster 1043
KY Fountain Run 2133
KY Fourmile 0939
KY Frakes 0940
KY Frankfort 0601-0604,0618-0622
KY Franklin 2134-2135
KY Fredonia 2411
KY Freeburn 1528
KY Frenchburg 0322
KY Ft Mitchell 1017
KY Fulton 2041
KY Gamaliel 2140
KY Garfield 0140
KY Garner 1817
KY Garrard 0941
KY Garrett 1630
KY Garrison 1141
KY Gays Creek 1745
KY Georgetown 0324
KY Germantown 1044
KY Ghent 1045
KY Gilbertsville 2044
KY Girdler 0943
KY Glasgow 2141-2142
KY Glencoe 1046
KY Glendale 2740
KY Glens Fork 2741
KY Glenview 0025
KY Goose Rock 0944
KY Gordon 1819
KY Goshen 0026
KY Gracey 2232
KY Gradyville 2742
KY Graham 2344
KY Grahn 1142
KY Grand Rivers 2045
KY Gravel Switch 0328
KY Gray 0734
KY Gray Hawk 0434
KY Grays Knob 0829
KY Grayson 1143
KY Green Road 0946
KY Greensburg 2743
KY Greenup 1144
KY Greenville 2345
KY Grethel 1631
KY Gulston 0830
KY Gunlock 1632
KY Guston 0142
KY Guthrie 2234
KY Hagerhill 1222
KY Hallie 1821
KY Hampton 2047
KY Hanson 2413
KY Happy 1746
KY Hardin 2048
KY Hardinsburg 0143
KY Hardy 1531
KY Hardyville 2746
KY Harlan 0831
KY Harned 0144
KY Harold 1635
KY Harrods Creek 0027
KY Harrodsburg 0330
KY Hartford 2347
KY Hawesville 2348
KY Hazard 1701-1702
KY Hazel 2049
KY Hazel Green 1332
KY Hebron 1021,1048
KY Heidrick 0949
KY Hellier 1534
KY Helton 0840
KY Henderson 2419-2420
KY Herndon 2236
KY Hestand 2151
KY Hi Hat 1636
KY Hickman 2050
KY Hickory 2051
KY Hillsboro 1049
KY Hillview 0129
KY Hima 0951
KY Hindman 1822
KY Hinkle 0953
KY Hiseville 2152
KY Hitchins 1146
KY Hodgenville 2748
KY Holland 2153
KY Holmes Mill 0843
KY Hope 0334
KY Hopkinsville 2240-2241
KY Horse Branch 2349
KY Horse Cave 2749
KY Hoskinston 0844
KY Huddy 1535
KY Hudson 0145
KY Hueysville 1640
KY Hulen 0845
KY Hustonville 0437
KY Hyden 1749
KY Independence 1051
KY Inez 1224
KY Ingram 0955
KY Irvine 0336
KY Irvington 0146
KY Island 2350
KY Isom 1824
KY Isonville 1149
KY Ivel 1642
KY Jackhorn 1825
KY Jackson 1339
KY Jamestown 2629
KY Jeff 1751
KY Jeffersonville 0337
KY Jenkins 1537
KY Jeremiah 1826
KY Jetson 2252
KY Jonancy 1538
KY Jonesville 1052
KY Junction City 0440
KY Keaton 1226
KY Keavy 0737
KY Keene 0339
KY Kenton 1053
KY Kenvir 0847
KY Kettle Island 0958
KY Kevil 2053
KY Kimper 1539
KY Kings Mountain 0442
KY Kirksey 2054
KY Kite 1828
KY Knifley 2753
KY Knob Lick 2154
KY Krypton 1754
KY Kuttawa 2055
KY La Center 2056
KY La Fayette 2254
KY La Grange 0031-0032
KY Lackey 1643
KY Lancaster 0444
KY Langley 1645
KY Latonia 1015
KY Lawrenceburg 0342
KY Lebanon 0033
KY Lebanon Junction 0150
KY Leburn 1831
KY Ledbetter 2058
KY Leitchfield 2754-2755
KY Lejunior 0849
KY Letcher 1832
KY Lewisburg 2256
KY Lewisport 2351
KY Lexington 0502-0517,0522-0524,0526,0533,0536,0544,0546,0550,0555,0574-0583,0588,0591,0598
KY Liberty 2539
KY Lick Creek 1540
KY Lily 0740
KY Linefork 1833
KY Littcarr 1834
KY Livermore 2352
KY Livingston 0445
KY Lockport 0036
KY London 0741-0745,0750
KY Lone 1347
KY Lookout 1542
KY Loretto 0037
KY Lost Creek 1348
KY Louisa 1230
KY Louisville 0201-0225,0228-0229,0231-0233,0241-0243,0245,0250-0253,0255-0259,0261,0266,0268-0270,0272,0280-0283,0285,0287
KY Louisville 0289-0299
KY Lovelaceville 2060
KY Lovely 1231
KY Lowes 2061
KY Lowmansville 1232
KY Loyall 0854
KY Lucas 2156
KY Lynch 0855
KY Lynnville 2063
KY Maceo 2355
KY Mackville 0040
KY Madisonville 2431
KY Magnolia 2757
KY Majestic 1547
KY Mallie 1836
KY Malone 1451
KY Mammoth Cave 2259
KY Manchester 0962
KY Manitou 2436
KY Mannsville 2758
KY Maple Mount 2356
KY Marion 2064
KY Marrowbone 2759
KY Marshes Siding 2631
KY Martha 1159
KY Martin 1649
KY Mary Alice 0964
KY Mason 1054
KY Masonic Home 0041
KY Mayfield 2066
KY Mayking 1837
KY Mayslick 1055
KY Maysville 1056
KY Mazie 1160
KY Mc Andrews 1543
KY Mc Carr 1544
KY Mc Daniels 0152
KY Mc Dowell 1647
KY Mc Henry 2354
KY Mc Kee 0447
KY Mc Kinney 0448
KY Mc Quady 0153
KY Mc Roberts 1835
KY Meally 1234
KY Means 0346
KY Melber 2069
KY Melbourne 1059
KY Melvin 1650
KY Middleburg 2541
KY Middlesboro 0965
KY Midway 0347
KY Milburn 2070
KY Milford 1061
KY Millersburg 0348
KY Millstone 1838
KY Millwood 2762
KY Milton 0045
KY Minerva 1062
KY Minnie 1651
KY Miracle 0856
KY Mistletoe 1351
KY Mitchellsburg 0452
KY Mize 1352
KY Monticello 2633
KY Moorefield 0350
KY Morehead 0351
KY Morganfield 2437
KY Morgantown 2261
KY Morning View 1063
KY Mortons Gap 2440
KY Mount Eden 0046
KY Mount Hermon 2157
KY Mount Olivet 1064
KY Mount Sherman 2764
KY Mount Sterling 0353
KY Mount Vernon 0456
KY Mount Washington 0047
KY Mousie 1839
KY Mouthcard 1548
KY Mozelle 0858
KY Muldraugh 0155
KY Munfordville 2765
KY Murray 2071
KY Muses Mills 1065
KY Myra 1549
KY Nancy 2544
KY Nazareth 0048
KY Nebo 2441
KY Neon 1840
KY Nerinx 0049
KY New Castle 0050
KY New Concord 2076
KY New Haven 0051
KY New Hope 0052
KY New Liberty 0355
KY Newport 1071-1072,1076,1099
KY Nicholasville 0340,0356
KY North Middletown 0357
KY Nortonville 2442
KY Oak Grove 2262
KY Oakland 2159
KY Oil Springs 1238
KY Olaton 2361
KY Olive Hill 1164
KY Olmstead 2265
KY Olympia 0358
KY Oneida 0972
KY Orlando 0460
KY Owensboro 2301-2304
KY Owenton 0359
KY Owingsville 0360
KY Paducah 2001-2003
KY Paint Lick 0461
KY Paintsville 1240
KY Paris 0361-0362
KY Park City 2160
KY Parkers Lake 2634
KY Parksville 0464
KY Partridge 0862
KY Pathfork 0863
KY Payneville 0157
KY Pellville 2364
KY Pembroke 2266
KY Pendleton 0055
KY Perry Park 0363
KY Perryville 0468
KY Petersburg 1080
KY Pewee Valley 0056
KY Phelps 1553
KY Philpot 2366
KY Phyllis 1554
KY Pikeville 1501-1502
KY Pilgrim 1250
KY Pine Knot 2635
KY Pine Ridge 1360
KY Pine Top 1843
KY Pineville 0977
KY Pinsonfork 1555
KY Pippa Passes 1844
KY Pittsburg 0755
KY Pleasureville 0057
KY Plummers Landing 1081
KY Poole 2444
KY Port Royal 0058
KY Powderly 2367
KY Premium 1845
KY Preston 0366
KY Prestonsburg 1653
KY Princeton 2445
KY Printer 1655
KY Prospect 0059
KY Providence 2450
KY Putney 0865
KY Quincy 1166
KY Raccoon 1557
KY Radcliff 0159-0160
KY Ransom 1558
KY Raven 1861
KY Ravenna 0472
KY Raywick 0060
KY Redfox 1847
KY Reed 2451
KY Regina 1559
KY Renfro Valley 0473
KY Revelo 2638
KY Reynolds Station 2368
KY Rhodelia 0161
KY Ricetown 1364
KY Richmond 0475-0476
KY Rineyville 0162
KY River 1254
KY Roark 0979
KY Robards 2452
KY Robinson Creek 1560
KY Rochester 2273
KY Rockfield 2274
KY Rockholds 0759
KY Rockhouse 1561
KY Rockport 2369
KY Rocky Hill 2163
KY Rogers 1365
KY Rosine 2370
KY Roundhill 2275
KY Rousseau 1366
KY Rowdy 1367
KY Roxana 1848
KY Royalton 1464
KY Rumsey 2371
KY Rush 1168
KY Russell 1169
KY Russell Springs 2642
KY Russellville 2276
KY Sacramento 2372
KY Sadieville 0370
KY Saint Catharine 0061
KY Saint Charles 2453
KY Saint Francis 0062
KY Saint Helens 1368
KY Saint Mary 0063
KY Salem 2078
KY Salt Lick 0371
KY Salvisa 0372
KY Salyersville 1465
KY Sanders 1083
KY Sandgap 0481
KY Sandy Hook 1171
KY Sassafras 1759
KY Saul 0981
KY Scalf 0982
KY Science Hill 2553
KY Scottsville 2164
KY Scuddy 1760
KY Sebree 2455
KY Seco 1849
KY Sedalia 2079
KY Sextons Creek 0983
KY Sharon Grove 2280
KY Sharpsburg 0374
KY Shelbiana 1562
KY Shelby Gap 1563
KY Shelbyville 0065-0066
KY Shepherdsville 0165-0166
KY Sidney 1564
KY Siler 0763
KY Silver Grove 1085
KY Simpsonville 0067
KY Sitka 1255
KY Sizerock 1762
KY Slade 0376
KY Slaughters 2456
KY Slemp 1763
KY Smilax 1764
KY Smith Mills 2457
KY Smithfield 0068
KY Smithland 2081
KY Smiths Grove 2171
KY Soldier 1173
KY Somerset 2501-2503
KY Sonora 2776
KY South Carrollton 2374
KY South Portsmouth 1174
KY South Shore 1175
KY South Williamson 1503
KY Sparta 1086
KY Spottsville 2458
KY Springfield 0069
KY Staffordsville 1256
KY Stambaugh 1257
KY Stamping Ground 0379
KY Stanford 0484
KY Stanton 0380
KY Stanville 1659
KY Stearns 2647
KY Steele 1566
KY Stephensport 0170
KY Stinnett 0868
KY Stone 1567
KY Stoney Fork 0988
KY Stopover 1568
KY Strunk 2649
KY Sturgis 2459
KY Sullivan 2460
KY Sulphur 0070
KY Summer Shade 2166
KY Summersville 2782
KY Sweeden 2285
KY Symsonia 2082
KY Tateville 2558
KY Taylorsville 0071
KY Teaberry 1660
KY Thelma 1260
KY Thornton 1855
KY Thousandsticks 1766
KY Tiline 2083
KY Tollesboro 1189
KY Tomahawk 1262
KY Tompkinsville 2167
KY Topmost 1862
KY Totz 0870
KY Tram 1663
KY Trenton 2286
KY Trosper 0995
KY Turners Station 0075
KY Tutor Key 1263
KY Tyner 0486
KY Ulysses 1264
KY Union 1091
KY Union Star 0171
KY Uniontown 2461
KY Upton 2784
KY Utica 2376
KY Van Lear 1265
KY Vanceburg 1179
KY Vancleve 1385
KY Varney 1571
KY Verona 1092
KY Versailles 0383-0384
KY Vest 1772
KY Vicco 1773
KY Vincent 1386
KY Vine Grove 0175
KY Viper 1774
KY Virgie 1572
KY Waco 0385
KY Waddy 0076
KY Walker 0997
KY Wallingford 1093
KY Wallins Creek 0873
KY Walton 1094
KY Waneta 0488
KY Warbranch 0874
KY Warfield 1267
KY Warsaw 1095
KY Washington 1096
KY Water Valley 2085
KY Waverly 2462
KY Wayland 1666
KY Waynesburg 0489
KY Webbville 1180
KY Webster 0176
KY Weeksbury 1667
KY Wellington 0387
KY Wendover 1775
KY West Liberty 1472
KY West Louisville 2377
KY West Paducah 2086
KY West Point 0177
KY West Somerset 2564
KY West Van Lear 1268
KY Westport 0077
KY Westview 0178
KY Wheatcroft 2463
KY Wheelwright 1669
KY Whick 1390
KY White Mills 2788
KY White Plains 2464
KY Whitesburg 1858
KY Whitesville 2378
KY Whitley City 2653
KY Wickliffe 2087
KY Wildie 0492
KY Willard 1181
KY Williamsburg 0769
KY Williamsport 1271
KY Williamstown 1097
KY Willisburg 0078
KY Wilmore 0390
KY Winchester 0391-0392
KY Windsor 2565
KY Wingo 2088
KY Wittensville 1274
KY Woodbine 0771
KY Woodburn 2170
KY Woodbury 2288
KY Wooton 1776
KY Worthington 1183
KY Worthville 1098
KY Wrigley 1477
KY Yeaddiss 1777
KY Yerkes 1778
KY Yosemite 2566
KY Zoe 1397
MI Acme 9610
MI Ada 9301,9355-9357
MI Addison 9220
MI Adrian 9221
MI Afton 9705
MI Ahmeek 9901
MI Akron 8701
MI Alanson 9706
MI Alba 9611
MI Albion 9224
MI Alden 9612
MI Alger 8610
MI Algonac 8001
MI Allegan 9010
MI Allen 9227
MI Allen Park 8101
MI Allendale 9401
MI Allenton 8002
MI Allouez 9805
MI Alma 8801
MI Almont 8003
MI Alpena 9707
MI Alpha 9902
MI Alto 9302
MI Amasa 9903
MI Anchorville 8004
MI Ann Arbor 8103-8109,8113
MI Applegate 8401
MI Arcadia 9613
MI Argyle 8410
MI Armada 8005
MI Arnold 9819
MI Ashley 8806
MI Athens 9011
MI Atlanta 9709
MI Atlantic Mine 9905
MI Atlas 8411
MI Attica 8412
MI Au Gres 8703
MI Au Train 9806
MI Auburn 8611
MI Auburn Hills 8321,8326
MI Augusta 9012
MI Avoca 8006
MI Azalia 8110
MI Bad Axe 8413
MI Bailey 9303
MI Baldwin 9304
MI Bancroft 8414
MI Bangor 9013
MI Bannister 8807
MI Baraga 9908
MI Barbeau 9710
MI Bark River 9807
MI Baroda 9101
MI Barryton 9305
MI Barton City 8705
MI Bath 8808
MI Battle Creek 9014-9018,9037
MI Bay City 8706-8708
MI Bay Port 8720
MI Bay Shore 9711
MI Bear Lake 9614
MI Beaver Island 9782
MI Beaverton 8612
MI Bedford 9020
MI Belding 8809
MI Bellaire 9615
MI Belleville 8111-8112
MI Bellevue 9021
MI Belmont 9306
MI Bentley 8613
MI Benton Harbor 9022-9023
MI Benzonia 9616
MI Bergland 9910
MI Berkley 8072
MI Berrien Center 9102
MI Berrien Springs 9103-9104
MI Bessemer 9911
MI Beulah 9617
MI Big Bay 9808
MI Big Rapids 9307
MI Birch Run 8415
MI Birmingham 8009,8012
MI Bitely 9309
MI Black River 8721
MI Blanchard 9310
MI Blissfield 9228
MI Bloomfield Hills 8301-8304
MI Bloomingdale 9026
MI Boon 9618
MI Boyne City 9712
MI Boyne Falls 9713
MI Bradley 9311
MI Branch 9402
MI Brant 8614
MI Breckenridge 8615
MI Breedsville 9027
MI Brethren 9619
MI Bridgeport 8722
MI Bridgewater 8115
MI Bridgman 9106
MI Brighton 8114,8116
MI Brimley 9715
MI Britton 9229
MI Brohman 9312
MI Bronson 9028
MI Brooklyn 9230
MI Brown City 8416
MI Bruce Crossing 9912
MI Brutus 9716
MI Buchanan 9107
MI Buckley 9620
MI Burlington 9029
MI Burnips 9314
MI Burr Oak 9030
MI Burt 8417
MI Burt Lake 9717
MI Burton 8509,8519,8529
MI Byron 8418
MI Byron Center 9315
MI Cadillac 9601
MI Caledonia 9316
MI Calumet 9913
MI Camden 9232
MI Cannonsburg 9317
MI Canton 8187-8188
MI Capac 8014
MI Carleton 8117
MI Carney 9812
MI Caro 8723
MI Carp Lake 9718
MI Carrollton 8724
MI Carson City 8811
MI Carsonville 8419
MI Casco 8064
MI Caseville 8725
MI Casnovia 9318
MI Caspian 9915
MI Cass City 8726
MI Cassopolis 9031
MI Cedar 9621
MI Cedar Lake 8812
MI Cedar Springs 9319
MI Cedarville 9719
MI Cement City 9233
MI Center Line 8015
MI Central Lake 9622
MI Centreville 9032
MI Ceresco 9033
MI Champion 9814
MI Channing 9815
MI Charlevoix 9720
MI Charlotte 8813
MI Chase 9623
MI Chassell 9916
MI Chatham 9816
MI Cheboygan 9721
MI Chelsea 8118
MI Chesaning 8616
MI Chippewa Lake 9320
MI Clare 8617
MI Clarklake 9234
MI Clarkston 8346-8348
MI Clarksville 8815
MI Clawson 8017
MI Clayton 9235
MI Clifford 8727
MI Climax 9034
MI Clinton 9236
MI Clinton Township 8035-8036,8038
MI Clio 8420
MI Cloverdale 9035
MI Cohoctah 8816
MI Coldwater 9036
MI Coleman 8618
MI Coloma 9038
MI Colon 9040
MI Columbiaville 8421
MI Columbus 8063
MI Comins 8619
MI Commerce Township 8382
MI Comstock 9041
MI Comstock Park 9321
MI Concord 9237
MI Conklin 9403
MI Constantine 9042
MI Conway 9722
MI Cooks 9817
MI Coopersville 9404
MI Copemish 9625
MI Copper City 9917
MI Copper Harbor 9918
MI Coral 9322
MI Cornell 9818
MI Corunna 8817
MI Covert 9043
MI Covington 9919
MI Cross Village 9723
MI Croswell 8422
MI Crystal 8818
MI Crystal Falls 9920
MI Curran 8728
MI Curtis 9820
MI Custer 9405
MI Dafter 9724
MI Daggett 9821
MI Dansville 8819
MI Davisburg 8350
MI Davison 8423
MI De Tour Village 9725
MI Dearborn 8120-8121,8123-8124,8126,8128
MI Dearborn Heights 8125,8127
MI Decatur 9045
MI Decker 8426
MI Deckerville 8427
MI Deerfield 9238
MI Deerton 9822
MI Deford 8729
MI Delton 9046
MI Detroit 8201-8202,8204-8211,8213-8217,8219,8221-8224,8226-8228,8231-8235,8238,8242-8244,8255,8260,8264-8269,8272,8275
MI Detroit 8277-8279,8288
MI Dewitt 8820
MI Dexter 8130
MI Dimondale 8821
MI Dodgeville 9921
MI Dollar Bay 9922
MI Dorr 9323
MI Douglas 9406
MI Dowagiac 9047
MI Dowling 9050
MI Drayton Plains 8330
MI Drummond Island 9726
MI Dryden 8428
MI Dundee 8131
MI Durand 8429
MI Eagle 8822
MI East China 8054
MI East Jordan 9727
MI East Lansing 8823-8826
MI East Leroy 9051
MI East Tawas 8730
MI Eastlake 9626
MI Eastpointe 8021
MI Eastport 9627
MI Eaton Rapids 8827
MI Eau Claire 9111
MI Eben Junction 9825
MI Eckerman 9728
MI Ecorse 8229
MI Edenville 8620
MI Edmore 8829
MI Edwardsburg 9112
MI Elberta 9628
MI Elk Rapids 9629
MI Elkton 8731
MI Ellsworth 9729
MI Elm Hall 8830
MI Elmira 9730
MI Elsie 8831
MI Elwell 8832
MI Emmett 8022
MI Empire 9630
MI Engadine 9827
MI Erie 8133
MI Escanaba 9829
MI Essexville 8732
MI Eureka 8833
MI Evart 9631
MI Ewen 9925
MI Fair Haven 8023
MI Fairgrove 8733
MI Fairview 8621
MI Falmouth 9632
MI Farmington 8331-8336
MI Farwell 8622
MI Felch 9831
MI Fennville 9408
MI Fenton 8430
MI Fenwick 8834
MI Ferndale 8220
MI Ferrysburg 9409
MI Fife Lake 9633
MI Filer City 9634
MI Filion 8432
MI Flat Rock 8134
MI Flint 8501-8507,8531-8532,8550-8557
MI Flushing 8433
MI Forestville 8434
MI Fort Gratiot 8059
MI Foster City 9834
MI Fostoria 8435
MI Fountain 9410
MI Fowler 8835
MI Fowlerville 8836
MI Frankenmuth 8734,8787
MI Frankfort 9635
MI Franklin 8025
MI Fraser 8026
MI Frederic 9733
MI Free Soil 9411
MI Freeland 8623
MI Freeport 9325
MI Fremont 9412-9413
MI Frontier 9239
MI Fruitport 9415
MI Fulton 9052
MI Gaastra 9927
MI Gagetown 8735
MI Gaines 8436
MI Galesburg 9053
MI Galien 9113
MI Garden 9835
MI Garden City 8135-8136
MI Gaylord 9734-9735
MI Genesee 8437
MI Germfask 9836
MI Gladstone 9837
MI Gladwin 8624
MI Glen Arbor 9636
MI Glenn 9416
MI Glennie 8737
MI Gobles 9055
MI Goetzville 9736
MI Good Hart 9737
MI Goodells 8027
MI Goodrich 8438
MI Gould City 9838
MI Gowen 9326
MI Grand Blanc 8439,8480
MI Grand Haven 9417
MI Grand Junction 9056
MI Grand Ledge 8837
MI Grand Marais 9839
MI Grand Rapids 9501-9508,9510,9512,9514-9516,9518,9523,9525,9528,9530,9534,9544,9546,9548,9555
MI Grand Rapids 9560,9588,9599
MI Grandville 9418,9468
MI Grant 9327
MI Grass Lake 9240
MI Grawn 9637
MI Grayling 9738-9739
MI Greenbush 8738
MI Greenland 9929
MI Greenville 8838
MI Gregory 8137
MI Grosse Ile 8138
MI Grosse Pointe 8230,8236
MI Gulliver 9840
MI Gwinn 9841
MI Hadley 8440
MI Hagar Shores 9039
MI Hale 8739
MI Hamburg 8139
MI Hamilton 9419
MI Hamtramck 8212
MI Hancock 9930
MI Hanover 9241
MI Harbert 9115
MI Harbor Beach 8441
MI Harbor Springs 9740
MI Harper Woods 8225
MI Harrietta 9638
MI Harris 9845
MI Harrison 8625
MI Harrison Township 8045
MI Harrisville 8740
MI Harsens Island 8028
MI Hart 9420
MI Hartford 9057
MI Hartland 8353
MI Haslett 8840
MI Hastings 9058
MI Hawks 9743
MI Hazel Park 8030
MI Hemlock 8626
MI Henderson 8841
MI Hermansville 9847
MI Herron 9744
MI Hersey 9639
MI Hesperia 9421
MI Hessel 9745
MI Hickory Corners 9060
MI Higgins Lake 8627
MI Highland 8356-8357
MI Highland Park 8203
MI Hillman 9746
MI Hillsdale 9242
MI Holland 9422-9424
MI Holly 8442
MI Holt 8842
MI Holton 9425
MI Homer 9245
MI Honor 9640
MI Hope 8628
MI Hopkins 9328
MI Horton 9246
MI Houghton 9931
MI Houghton Lake 8629
MI Houghton Lake Heights 8630
MI Howard City 9329
MI Howell 8843-8844,8855
MI Hubbard Lake 9747
MI Hubbardston 8845
MI Hubbell 9934
MI Hudson 9247
MI Hudsonville 9426
MI Hulbert 9748
MI Huntington Woods 8070
MI Ida 8140
MI Idlewild 9642
MI Imlay City 8444
MI Indian River 9749
MI Ingalls 9848
MI Inkster 8141
MI Interlochen 9643
MI Ionia 8846
MI Iron Mountain 9801
MI Iron River 9935
MI Irons 9644
MI Ironwood 9938
MI Ishpeming 9849
MI Ithaca 8847
MI Jackson 9201-9204
MI Jamestown 9427
MI Jasper 9248
MI Jeddo 8032
MI Jenison 9428-9429
MI Jerome 9249
MI Johannesburg 9751
MI Jones 9061
MI Jonesville 9250
MI Kalamazoo 9001,9003-9009,9019,9048
MI Kaleva 9645
MI Kalkaska 9646
MI Kawkawlin 8631
MI Kearsarge 9942
MI Keego Harbor 8320
MI Kendall 9062
MI Kent City 9330
MI Kewadin 9648
MI Kincheloe 9784-9786,9788
MI Kinde 8445
MI Kingsford 9802
MI Kingsley 9649
MI Kingston 8741
MI Kinross 9752
MI La Salle 8145
MI Lachine 9753
MI Lacota 9063
MI Laingsburg 8848
MI Lake 8632
MI Lake Ann 9650
MI Lake City 9651
MI Lake George 8633
MI Lake Leelanau 9653
MI Lake Linden 9945
MI Lake Odessa 8849
MI Lake Orion 8359-8362
MI Lakeland 8143
MI Lakeside 9116
MI Lakeview 8850
MI Lakeville 8366
MI Lambertville 8144
MI Lamont 9430
MI Lanse 9946
MI Lansing 8901,8906,8908-8913,8915-8919,8922,8924,8929-8930,8933,8937,8951,8956,8980
MI Lapeer 8446
MI Lawrence 9064
MI Lawton 9065
MI Leland 9654
MI Lennon 8449
MI Leonard 8367
MI Leonidas 9066
MI Leroy 9655
MI Leslie 9251
MI Levering 9755
MI Lewiston 9756
MI Lexington 8450
MI Lincoln 8742
MI Lincoln Park 8146
MI Linden 8451
MI Linwood 8634
MI Litchfield 9252
MI Little Lake 9833
MI Livonia 8150-8154
MI Long Lake 8743
MI Loretto 9852
MI Lowell 9331
MI Ludington 9431
MI Luna Pier 8157
MI Lupton 8635
MI Luther 9656
MI Luzerne 8636
MI Lyons 8851
MI Macatawa 9434
MI Mackinac Island 9757
MI Mackinaw City 9701
MI Macomb 8042,8044
MI Madison Heights 8071
MI Mancelona 9659
MI Manchester 8158
MI Manistee 9660
MI Manistique 9854
MI Manitou Beach 9253
MI Manton 9663
MI Maple City 9664
MI Maple Rapids 8853
MI Marcellus 9067
MI Marenisco 9947
MI Marine City 8039
MI Marion 9665
MI Marlette 8453
MI Marne 9435
MI Marquette 9855
MI Marshall 9068
MI Martin 9070
MI Marysville 8040
MI Mason 8854
MI Mass City 9948
MI Mattawan 9071
MI Maybee 8159
MI Mayfield 9666
MI Mayville 8744
MI Mc Bain 9657
MI Mc Millan 9853
MI McBrides 8852
MI Mears 9436
MI Mecosta 9332
MI Melvin 8454
MI Melvindale 8122
MI Memphis 8041
MI Mendon 9072
MI Menominee 9858
MI Merrill 8637
MI Merritt 9667
MI Mesick 9668
MI Metamora 8455
MI Michigamme 9861
MI Michigan Center 9254
MI Middleton 8856
MI Middleville 9333
MI Midland 8640-8642,8667,8670,8674,8686
MI Mikado 8745
MI Milan 8160
MI Milford 8380-8381
MI Millersburg 9759
MI Millington 8746
MI Minden City 8456
MI Mio 8647
MI Mohawk 9950
MI Moline 9335
MI Monroe 8161-8162
MI Montague 9437
MI Montgomery 9255
MI Montrose 8457
MI Moran 9760
MI Morenci 9256
MI Morley 9336
MI Morrice 8857
MI Moscow 9257
MI Mosherville 9258
MI Mount Clemens 8043,8046
MI Mount Morris 8458
MI Mount Pleasant 8804,8858-8859
MI Muir 8860
MI Mullett Lake 9761
MI Mulliken 8861
MI Munger 8747
MI Munising 9862
MI Munith 9259
MI Muskegon 9440-9445
MI Nadeau 9863
MI Nahma 9864
MI Napoleon 9261
MI Nashville 9073
MI National City 8748
MI National Mine 9865
MI Naubinway 9762
MI Nazareth 9074
MI Negaunee 9866
MI New Baltimore 8047,8051
MI New Boston 8164
MI New Buffalo 9117
MI New Era 9446
MI New Haven 8048,8050
MI New Hudson 8165
MI New Lothrop 8460
MI New Troy 9119
MI Newaygo 9337
MI Newberry 9868
MI Newport 8166
MI Niles 9120
MI Nisula 9952
MI North Adams 9262
MI North Branch 8461
MI North Star 8862
MI North Street 8049
MI Northport 9670
MI Northville 8167-8168
MI Norvell 9263
MI Norway 9870
MI Nottawa 9075
MI Novi 8374-8377
MI Nunica 9448
MI Oak Park 8237
MI Oakland 8363
MI Oakley 8649
MI Oden 9764
MI Okemos 8805,8864
MI Old Mission 9673
MI Olivet 9076
MI Omena 9674
MI Omer 8749
MI Onaway 9765
MI Onekama 9675
MI Onondaga 9264
MI Onsted 9265
MI Ontonagon 9953
MI Orleans 8865
MI Ortonville 8462
MI Oscoda 8750
MI Oshtemo 9077
MI Osseo 9266
MI Ossineke 9766
MI Otisville 8463
MI Otsego 9078
MI Ottawa Lake 9267
MI Otter Lake 8464
MI Ovid 8866
MI Owendale 8754
MI Owosso 8867
MI Oxford 8370-8371
MI Painesdale 9955
MI Palmer 9871
MI Palms 8465
MI Palmyra 9268
MI Palo 8870
MI Paradise 9768
MI Paris 9338
MI Parma 9269
MI Paw Paw 9079
MI Peck 8466
MI Pelkie 9958
MI Pellston 9769
MI Pentwater 9449
MI Perkins 9872
MI Perrinton 8871
MI Perronville 9873
MI Perry 8872
MI Petersburg 9270
MI Petoskey 9770
MI Pewamo 8873
MI Pickford 9774
MI Pierson 9339
MI Pigeon 8755
MI Pinckney 8169
MI Pinconning 8650
MI Pittsford 9271
MI Plainwell 9080
MI Pleasant Lake 9272
MI Pleasant Ridge 8069
MI Plymouth 8170
MI Pointe Aux Pins 9775
MI Pompeii 8874
MI Pontiac 8340-8343
MI Port Austin 8467
MI Port Hope 8468
MI Port Huron 8060-8061
MI Port Sanilac 8469
MI Portage 9002,9024,9081
MI Portland 8875
MI Posen 9776
MI Potterville 8876
MI Powers 9874
MI Prescott 8756
MI Presque Isle 9777
MI Prudenville 8651
MI Pullman 9450
MI Quincy 9082
MI Quinnesec 9876
MI Ralph 9877
MI Ramsay 9959
MI Rapid City 9676
MI Rapid River 9878
MI Ravenna 9451
MI Ray 8096
MI Reading 9274
MI Redford 8239-8240
MI Reed City 9677
MI Reese 8757
MI Remus 9340
MI Republic 9879
MI Rhodes 8652
MI Richland 9083
MI Richmond 8062
MI Richville 8758
MI Riga 9276
MI River Rouge 8218
MI Riverdale 8877
MI Riverside 9084
MI Riverview 8193
MI Rives Junction 9277
MI Rochester 8306-8309
MI Rock 9880
MI Rockford 9341,9351
MI Rockland 9960
MI Rockwood 8173
MI Rodney 9342
MI Rogers City 9779
MI Romeo 8065
MI Romulus 8174
MI Roscommon 8653
MI Rose City 8654
MI Rosebush 8878
MI Roseville 8066
MI Rothbury 9452
MI Royal Oak 8067-8068,8073
MI Rudyard 9780
MI Rumely 9826
MI Ruth 8470
MI Saginaw 8601-8609,8638,8663
MI Sagola 9881
MI Saint Charles 8655
MI Saint Clair 8079
MI Saint Clair Shores 8080-8082
MI Saint Helen 8656
MI Saint Ignace 9781
MI Saint Johns 8879
MI Saint Joseph 9085
MI Saint Louis 8880
MI Salem 8175
MI Saline 8176
MI Samaria 8177
MI Sand Creek 9279
MI Sand Lake 9343
MI Sandusky 8471
MI Sanford 8657
MI Saranac 8881
MI Saugatuck 9453
MI Sault Sainte Marie 9783
MI Sawyer 9125
MI Schoolcraft 9087
MI Scotts 9088
MI Scottville 9454
MI Sears 9679
MI Sebewaing 8759
MI Seney 9883
MI Shaftsburg 8882
MI Shelby 9455
MI Shelbyville 9344
MI Shepherd 8883
MI Sheridan 8884
MI Sherwood 9089
MI Shingleton 9884
MI Sidnaw 9961
MI Sidney 8885
MI Silverwood 8760
MI Six Lakes 8886
MI Skandia 9885
MI Skanee 9962
MI Smiths Creek 8074
MI Smyrna 8887
MI Snover 8472
MI Sodus 9126
MI Somerset 9281
MI Somerset Center 9282
MI South Boardman 9680
MI South Branch 8761
MI South Haven 9090
MI South Lyon 8178
MI South Range 9963
MI South Rockwood 8179
MI Southfield 8033-8034,8037,8075-8076,8086
MI Southgate 8195
MI Spalding 9886
MI Sparta 9345
MI Spring Arbor 9283
MI Spring Lake 9456
MI Springport 9284
MI Spruce 8762
MI Stambaugh 9964
MI Standish 8658
MI Stanton 8888
MI Stanwood 9346
MI Stephenson 9887
MI Sterling 8659
MI Sterling Heights 8310-8314
MI Stevensville 9127
MI Stockbridge 9285
MI Sturgis 9091
MI Sumner 8889
MI Sunfield 8890
MI Suttons Bay 9682
MI Swartz Creek 8473
MI Sylvan Beach 9463
MI Tawas City 8763-8764
MI Taylor 8180
MI Tecumseh 9286
MI Tekonsha 9092
MI Temperance 8182
MI Thompsonville 9683
MI Three Oaks 9128
MI Three Rivers 9093
MI Tipton 9287
MI Toivola 9965
MI Topinabee 9791
MI Tower 9792
MI Traverse City 9684-9686,9696
MI Trenary 9891
MI Trenton 8183
MI Trout Creek 9967
MI Trout Lake 9793
MI Troy 8007,8083-8085,8098-8099
MI Trufant 9347
MI Turner 8765
MI Tustin 9688
MI Twin Lake 9457
MI Twining 8766
MI Ubly 8475
MI Union 9130
MI Union City 9094
MI Union Lake 8387
MI Union Pier 9129
MI Unionville 8767
MI University Center 8710
MI Utica 8315-8318
MI Vandalia 9095
MI Vanderbilt 9795
MI Vassar 8768
MI Vermontville 9096
MI Vernon 8476
MI Vestaburg 8891
MI Vicksburg 9097
MI Vulcan 9892
MI Wakefield 9968
MI Waldron 9288
MI Walhalla 9458
MI Walkerville 9459
MI Wallace 9893
MI Walled Lake 8390-8391
MI Walloon Lake 9796
MI Warren 8088-8093,8397
MI Washington 8094-8095
MI Waterford 8327-8329
MI Waters 9797
MI Watersmeet 9969
MI Watervliet 9098
MI Watton 9970
MI Wayland 9348
MI Wayne 8184
MI Webberville 8892
MI Weidman 8893
MI Wells 9894
MI Wellston 9689
MI West Bloomfield 8322-8325
MI West Branch 8661
MI West Olive 9460
MI Westland 8185-8186
MI Weston 9289
MI Westphalia 8894
MI Wetmore 9895
MI Wheeler 8662
MI White Cloud 9349
MI White Lake 8383,8386
MI White Pigeon 9099
MI White Pine 9971
MI Whitehall 9461
MI Whitmore Lake 8189
MI Whittaker 8190
MI Whittemore 8770
MI Williamsburg 9690
MI Williamston 8895
MI Willis 8191
MI Wilson 9896
MI Winn 8896
MI Wixom 8393
MI Wolverine 9799
MI Woodland 8897
MI Wyandotte 8192
MI Wyoming 9509,9519
MI Yale 8097
MI Ypsilanti 8197-8198
MI Zeeland 9464
OH Aberdeen 5101
OH Ada 5810
OH Adamsville 3802
OH Addyston 5001
OH Adelphi 3101
OH Adena 3901
OH Akron 4301-4317,4319-4321,4325-4326,4328,4333,4372,4396,4398
OH Albany 5710
OH Alexandria 3001
OH Alger 5812
OH Alledonia 3902
OH Alliance 4601
OH Alpha 5301
OH Alvada 4802
OH Alvordton 3501
OH Amanda 3102
OH Amelia 5102
OH Amesville 5711
OH Amherst 4001
OH Amlin 3002
OH Amsterdam 3903
OH Andover 4003
OH Anna 5302
OH Ansonia 5303
OH Antwerp 5813
OH Apple Creek 4606
OH Arcadia 4804
OH Arcanum 5304
OH Archbold 3502
OH Arlington 5814
OH Ashland 4805
OH Ashley 3003
OH Ashtabula 4004-4005
OH Ashville 3103
OH Athens 5701
OH Attica 4807
OH Atwater 4201
OH Augusta 4607
OH Aurora 4202
OH Austinburg 4010
OH Ava 3711
OH Avon 4011
OH Avon Lake 4012
OH Bainbridge 5612
OH Bakersville 3803
OH Baltic 3804
OH Baltimore 3105
OH Bannock 3972
OH Barberton 4203
OH Barlow 5712
OH Barnesville 3713
OH Bartlett 5713
OH Barton 3905
OH Bascom 4809
OH Batavia 5103
OH Bath 4210
OH Bay Village 4140
OH Beach City 4608
OH Beachwood 4122
OH Beallsville 3716
OH Beaver 5613
OH Beaverdam 5808
OH Bedford 4146
OH Bellaire 3906
OH Bellbrook 5305
OH Belle Center 3310
OH Belle Valley 3717
OH Bellefontaine 3311
OH Bellevue 4811
OH Bellville 4813
OH Belmont 3718
OH Belmore 5815
OH Beloit 4609
OH Belpre 5714
OH Benton Ridge 5816
OH Bentonville 5105
OH Berea 4017
OH Bergholz 3908
OH Berkey 3504
OH Berlin 4610
OH Berlin Center 4401
OH Berlin Heights 4814
OH Bethel 5106
OH Bethesda 3719
OH Bettsville 4815
OH Beverly 5715
OH Bidwell 5614
OH Big Prairie 4611
OH Birmingham 4816
OH Blacklick 3004
OH Bladensburg 3005
OH Blaine 3909
OH Blakeslee 3505
OH Blanchester 5107
OH Blissfield 3805
OH Bloomdale 4817
OH Bloomingburg 3106
OH Bloomingdale 3910
OH Bloomville 4818
OH Blue Creek 5616
OH Blue Rock 3720
OH Bluffton 5817
OH Bolivar 4612
OH Botkins 5306
OH Bourneville 5617
OH Bowerston 4695
OH Bowersville 5307
OH Bowling Green 3402-3403
OH Bradford 5308
OH Bradner 3406
OH Brady Lake 4211
OH Brecksville 4141
OH Bremen 3107
OH Brewster 4613
OH Brice 3109
OH Bridgeport 3912
OH Brilliant 3913
OH Brinkhaven 3006
OH Bristolville 4402
OH Broadview Heights 4147
OH Broadway 3007
OH Brookfield 4403
OH Brookpark 4142
OH Brookville 5309
OH Brownsville 3721
OH Brunswick 4212
OH Bryan 3506
OH Buchtel 5716
OH Buckeye Lake 3008
OH Buckland 5819
OH Bucyrus 4820
OH Buffalo 3722
OH Burbank 4214
OH Burghill 4404
OH Burgoon 3407
OH Burkettsville 5310
OH Burton 4021
OH Butler 4822
OH Byesville 3723
OH Cable 3009
OH Cadiz 3907
OH Cairo 5820
OH Caldwell 3724
OH Caledonia 3314
OH Cambridge 3725
OH Camden 5311
OH Cameron 3914
OH Camp Dennison 5111
OH Campbell 4405
OH Canal Fulton 4614
OH Canal Winchester 3110
OH Canfield 4406
OH Canton 4701-4711,4714,4718,4721,4735,4750,4767,4799
OH Carbon Hill 3111
OH Carbondale 5717
OH Cardington 3315
OH Carey 3316
OH Carroll 3112
OH Carrollton 4615
OH Casstown 5312
OH Castalia 4824
OH Catawba 3010
OH Cecil 5821
OH Cedarville 5314
OH Celina 5822
OH Centerburg 3011
OH Chagrin Falls 4022-4023
OH Chandlersville 3727
OH Chardon 4024
OH Charm 4617
OH Chatfield 4825
OH Chauncey 5719
OH Cherry Fork 5618
OH Chesapeake 5619
OH Cheshire 5620
OH Chester 5720
OH Chesterhill 3728
OH Chesterland 4026
OH Chesterville 3317
OH Chickasaw 5826
OH Chillicothe 5601
OH Chilo 5112
OH Chippewa Lake 4215
OH Christiansburg 5389
OH Cincinnati 5201-5209,5211-5227,5229-5255,5258,5262-5264,5267-5271,5273-5275,5277,5280,5296,5298-5299,5999
OH Circleville 3113
OH Clarington 3915
OH Clarksburg 3115
OH Clarksville 5113
OH Clay Center 3408
OH Clayton 5315
OH Cleveland 4101-4106,4108-4115,4118-4121,4124-4130,4134-4135,4143-4144,4181,4188,4190-4195,4197-4199
OH Cleves 5002
OH Clifton 5316
OH Clinton 4216
OH Cloverdale 5827
OH Clyde 3410
OH Coal Run 5721
OH Coalton 5621
OH Coldwater 5828
OH Colerain 3916
OH College Corner 5003
OH Collins 4826
OH Collinsville 5004
OH Colton 3510
OH Columbia Station 4028
OH Columbiana 4408
OH Columbus 3085,3201-3207,3209-3224,3226-3232,3234-3236,3240,3251,3260,3266,3268,3270-3272,3279,3287,3291
OH Columbus Grove 5830
OH Commercial Point 3116
OH Conesville 3811
OH Conneaut 4030
OH Conover 5317
OH Continental 5831
OH Convoy 5832
OH Coolville 5723
OH Corning 3730
OH Cortland 4410
OH Coshocton 3812
OH Covington 5318
OH Creola 5622
OH Crestline 4827
OH Creston 4217
OH Crooksville 3731
OH Croton 3013
OH Crown City 5623
OH Cuba 5114
OH Cumberland 3732
OH Curtice 3412
OH Custar 3511
OH Cutler 5724
OH Cuyahoga Falls 4221-4223
OH Cygnet 3413
OH Cynthiana 5624
OH Dalton 4618
OH Damascus 4619
OH Danville 3014
OH Dayton 5401-5406,5409-5410,5412-5417,5419-5420,5422-5424,5426,5428-5435,5437,5439-5441,5448-5449,5458-5459,5469-5470,5475,5479
OH Dayton 5481-5482,5490
OH De Graff 3318
OH Decatur 5115
OH Deerfield 4411
OH Deersville 4693
OH Defiance 3512
OH Delaware 3015
OH Dellroy 4620
OH Delphos 5833
OH Delta 3515
OH Dennison 4621
OH Derby 3117
OH Derwent 3733
OH Deshler 3516
OH Dexter City 5727
OH Diamond 4412
OH Dillonvale 3917
OH Dola 5835
OH Donnelsville 5319
OH Dorset 4032
OH Dover 4622
OH Doylestown 4230
OH Dresden 3821
OH Dublin 3016-3017
OH Dunbridge 3414
OH Duncan Falls 3734
OH Dundee 4624
OH Dunkirk 5836
OH Dupont 5837
OH East Canton 4730
OH East Claridon 4033
OH East Fultonham 3735
OH East Liberty 3319
OH East Liverpool 3920
OH East Palestine 4413
OH East Rochester 4625
OH East Sparta 4626
OH East Springfield 3925
OH Eastlake 4095,4097
OH Eaton 5320
OH Edgerton 3517
OH Edison 3320
OH Edon 3518
OH Eldorado 5321
OH Elgin 5838
OH Elkton 4415
OH Ellsworth 4416
OH Elmore 3416
OH Elyria 4035-4036
OH Empire 3926
OH Englewood 5322
OH Enon 5323
OH Etna 3018
OH Euclid 4117,4123,4132
OH Evansport 3519
OH Fairborn 5324
OH Fairfield 5014,5018
OH Fairlawn 4334
OH Fairpoint 3927
OH Fairview 3736
OH Farmdale 4417
OH Farmer 3520
OH Farmersville 5325
OH Fayette 3521
OH Fayetteville 5118
OH Feesburg 5119
OH Felicity 5120
OH Findlay 5839-5840
OH Flat Rock 4828
OH Fleming 5729
OH Fletcher 5326
OH Flushing 3977
OH Forest 5843
OH Fort Jennings 5844
OH Fort Loramie 5845
OH Fort Recovery 5846
OH Fostoria 4830
OH Fowler 4418
OH Frankfort 5628
OH Franklin 5005
OH Franklin Furnace 5629
OH Frazeysburg 3822
OH Fredericksburg 4627
OH Fredericktown 3019
OH Freeport 3973
OH Fremont 3420
OH Fresno 3824
OH Friendship 5630
OH Fulton 3321
OH Fultonham 3738
OH Galena 3021
OH Galion 4833
OH Gallipolis 5631
OH Galloway 3119
OH Gambier 3022
OH Garrettsville 4231
OH Gates Mills 4040
OH Geneva 4041
OH Genoa 3430
OH Georgetown 5121
OH Germantown 5327
OH Gettysburg 5328
OH Gibsonburg 3431
OH Girard 4420
OH Glandorf 5848
OH Glencoe 3928
OH Glenford 3739
OH Glenmont 4628
OH Glouster 5732
OH Gnadenhutten 4629
OH Gomer 5809
OH Goshen 5122
OH Grafton 4044
OH Grand Rapids 3522
OH Grand River 4045
OH Granville 3023
OH Gratiot 3740
OH Gratis 5330
OH Graysville 5734
OH Graytown 3432
OH Green 4232
OH Green Camp 3322
OH Green Springs 4836
OH Greenfield 5123
OH Greenford 4422
OH Greentown 4630
OH Greenville 5331
OH Greenwich 4837
OH Grelton 3523
OH Grove City 3123
OH Groveport 3125,3195,3199
OH Grover Hill 5849
OH Guysville 5735
OH Gypsum 3433
OH Hallsville 5633
OH Hamden 5634
OH Hamersville 5130
OH Hamilton 5011-5013,5015
OH Hamler 3524
OH Hammondsville 3930
OH Hannibal 3931
OH Hanoverton 4423
OH Harbor View 3434
OH Harpster 3323
OH Harrisburg 3126
OH Harrison 5030
OH Harrisville 3974
OH Harrod 5850
OH Hartford 4424
OH Hartville 4632
OH Harveysburg 5032
OH Haskins 3525
OH Haverhill 5636
OH Haviland 5851
OH Haydenville 3127
OH Hayesville 4838
OH Heath 3056
OH Hebron 3025
OH Helena 3435
OH Hicksville 3526
OH Higginsport 5131
OH Highland 5132
OH Hilliard 3026
OH Hillsboro 5133
OH Hinckley 4233
OH Hiram 4234
OH Hockingport 5739
OH Holgate 3527
OH Holland 3528
OH Hollansburg 5332
OH Holloway 3985
OH Holmesville 4633
OH Homer 3027
OH Homerville 4235
OH Homeworth 4634
OH Hooven 5033
OH Hopedale 3976
OH Hopewell 3746
OH Houston 5333
OH Howard 3028
OH Hoytville 3529
OH Hubbard 4425
OH Hudson 4236-4237
OH Huntsburg 4046
OH Huntsville 3324
OH Huron 4839
OH Iberia 3325
OH Independence 4131
OH Irondale 3932
OH Ironton 5638
OH Irwin 3029
OH Isle Saint George 3436
OH Jackson 5640
OH Jackson Center 5334
OH Jacksontown 3030
OH Jacksonville 5740
OH Jacobsburg 3933
OH Jamestown 5335
OH Jasper 5642
OH Jefferson 4047
OH Jeffersonville 3128
OH Jenera 5841
OH Jeromesville 4840
OH Jerry City 3437
OH Jerusalem 3747
OH Jewell 3530
OH Jewett 3986
OH Johnstown 3031
OH Junction City 3748
OH Kalida 5853
OH Kansas 4841
OH Keene 3828
OH Kelleys Island 3438
OH Kensington 4427
OH Kent 4240,4242-4243
OH Kenton 3326
OH Kerr 5643
OH Kettlersville 5336
OH Kidron 4636
OH Kilbourne 3032
OH Killbuck 4637
OH Kimbolton 3749
OH Kings Mills 5034
OH Kingston 5644
OH Kingsville 4048
OH Kinsman 4428
OH Kipling 3750
OH Kipton 4049
OH Kirby 3330
OH Kirkersville 3033
OH Kitts Hill 5645
OH Kunkle 3531
OH La Rue 3332
OH Lacarne 3439
OH Lafayette 5854
OH Lafferty 3951
OH Lagrange 4050
OH Laings 3752
OH Lake Milton 4429
OH Lakemore 4250
OH Lakeside Marblehead 3440
OH Lakeview 3331
OH Lakeville 4638
OH Lakewood 4107
OH Lancaster 3130
OH Langsville 5741
OH Lansing 3934
OH Latham 5646
OH Latty 5855
OH Laura 5337
OH Laurelville 3135
OH Leavittsburg 4430
OH Lebanon 5036
OH Leesburg 5135
OH Leesville 4639
OH Leetonia 4431
OH Leipsic 5856
OH Lemoyne 3441
OH Lewis Center 3035
OH Lewisburg 5338
OH Lewistown 3333
OH Lewisville 3754
OH Liberty Center 3532
OH Lima 5801-5802,5804-5807
OH Limaville 4640
OH Lindsey 3442
OH Lisbon 4432
OH Litchfield 4253
OH Lithopolis 3136
OH Little Hocking 5742
OH Lockbourne 3137,3194
OH Lodi 4254
OH Logan 3138
OH London 3140
OH Londonderry 5647
OH Long Bottom 5743
OH Lorain 4052-4053,4055
OH Lore City 3755
OH Loudonville 4842
OH Louisville 4641
OH Loveland 5140
OH Lowell 5744
OH Lowellville 4436
OH Lower Salem 5745
OH Lucas 4843
OH Lucasville 5648,5699
OH Luckey 3443
OH Ludlow Falls 5339
OH Lynchburg 5142
OH Lynx 5650
OH Lyons 3533
OH Macedonia 4056
OH Macksburg 5746
OH Madison 4057
OH Magnetic Springs 3036
OH Magnolia 4643
OH Maineville 5039
OH Malaga 3757
OH Malinta 3535
OH Malta 3758
OH Malvern 4644
OH Manchester 5144
OH Mansfield 4901-4907
OH Mantua 4255
OH Maple Heights 4137
OH Maplewood 5340
OH Marengo 3334
OH Maria Stein 5860
OH Marietta 5750
OH Marion 3301-3302
OH Mark Center 3536
OH Marshallville 4645
OH Martel 3335
OH Martin 3445
OH Martins Ferry 3935
OH Martinsburg 3037
OH Martinsville 5146
OH Marysville 3040-3041
OH Mason 5040
OH Massillon 4646-4648
OH Masury 4438
OH Maumee 3537
OH Maximo 4650
OH Maynard 3937
OH Mc Arthur 5651
OH Mc Clure 3534
OH Mc Comb 5858
OH Mc Cutchenville 4844
OH Mc Dermott 5652
OH Mc Donald 4437
OH Mc Guffey 5859
OH McConnelsville 3756
OH Mechanicsburg 3044
OH Mechanicstown 4651
OH Medina 4256,4258
OH Medway 5341
OH Melmore 4845
OH Melrose 5861
OH Mendon 5862
OH Mentor 4060-4061
OH Mesopotamia 4439
OH Metamora 3540
OH Miamisburg 5342-5343
OH Miamitown 5041
OH Miamiville 5147
OH Middle Bass 3446
OH Middle Point 5863
OH Middlebranch 4652
OH Middleburg 3336
OH Middlefield 4062
OH Middleport 5760
OH Middletown 5042,5044
OH Midland 5148
OH Midvale 4653
OH Milan 4846
OH Milford 5150
OH Milford Center 3045
OH Millbury 3447
OH Milledgeville 3142
OH Miller City 5864
OH Millersburg 4654
OH Millersport 3046
OH Millfield 5761
OH Milton Center 3541
OH Mineral City 4656
OH Mineral Ridge 4440
OH Minerva 4657
OH Minford 5653
OH Mingo 3047
OH Mingo Junction 3938
OH Minster 5865
OH Mogadore 4260
OH Monclova 3542
OH Monroe 5050
OH Monroeville 4847
OH Montezuma 5866
OH Montpelier 3543
OH Montville 4064
OH Morral 3337
OH Morristown 3759
OH Morrow 5152
OH Moscow 5153
OH Mount Blanchard 5867
OH Mount Cory 5868
OH Mount Eaton 4659
OH Mount Gilead 3338
OH Mount Hope 4660
OH Mount Liberty 3048
OH Mount Orab 5154
OH Mount Perry 3760
OH Mount Pleasant 3939
OH Mount Saint Joseph 5051
OH Mount Sterling 3143
OH Mount Vernon 3050
OH Mount Victory 3340
OH Mowrystown 5155
OH Moxahala 3761
OH Munroe Falls 4262
OH Murray City 3144
OH Nankin 4848
OH Napoleon 3545
OH Nashport 3830
OH Nashville 4661
OH Navarre 4662
OH Neapolis 3547
OH Neffs 3940
OH Negley 4441
OH Nelsonville 5764
OH Nevada 4849
OH Neville 5156
OH New Albany 3054
OH New Athens 3981
OH New Bavaria 3548
OH New Bloomington 3341
OH New Bremen 5869
OH New Carlisle 5344
OH New Concord 3762
OH New Hampshire 5870
OH New Haven 4850
OH New Holland 3145
OH New Knoxville 5871
OH New Lebanon 5345
OH New Lexington 3764
OH New London 4851
OH New Madison 5346
OH New Marshfield 5766
OH New Matamoras 5767
OH New Middletown 4442
OH New Paris 5347
OH New Philadelphia 4663
OH New Plymouth 5654
OH New Richmond 5157
OH New Riegel 4853
OH New Rumley 3984
OH New Springfield 4443
OH New Straitsville 3766
OH New Vienna 5159
OH New Washington 4854
OH New Waterford 4445
OH New Weston 5348
OH Newark 3055,3058,3093
OH Newbury 4065
OH Newcomerstown 3832
OH Newport 5768
OH Newton Falls 4444
OH Newtonsville 5158
OH Ney 3549
OH Niles 4446
OH North Baltimore 5872
OH North Bend 5052
OH North Benton 4449
OH North Bloomfield 4450
OH North Canton 4720
OH North Fairfield 4855
OH North Georgetown 4665
OH North Hampton 5349
OH North Jackson 4451
OH North Kingsville 4068
OH North Lawrence 4666
OH North Lewisburg 3060
OH North Lima 4452
OH North Olmsted 4070
OH North Ridgeville 4039
OH North Robinson 4856
OH North Royalton 4133
OH North Star 5350
OH Northfield 4067
OH Northwood 3619
OH Norwalk 4857
OH Norwich 3767
OH Nova 4859
OH Novelty 4072-4073
OH Oak Harbor 3449
OH Oak Hill 5656
OH Oakwood 5873
OH Oberlin 4074
OH Oceola 4860
OH Ohio City 5874
OH Okeana 5053
OH Okolona 3550
OH Old Fort 4861
OH Old Washington 3768
OH Olmsted Falls 4138
OH Ontario 4862
OH Orangeville 4453
OH Oregon 3616
OH Oregonia 5054
OH Orient 3146
OH Orrville 4667
OH Orwell 4076
OH Osgood 5351
OH Ostrander 3061
OH Ottawa 5875
OH Ottoville 5876
OH Otway 5657
OH Overpeck 5055
OH Owensville 5160
OH Oxford 5056
OH Painesville 4077
OH Palestine 5352
OH Pandora 5877
OH Paris 4669
OH Parkman 4080
OH Pataskala 3062
OH Patriot 5658
OH Paulding 5879
OH Payne 5880
OH Pedro 5659
OH Peebles 5660
OH Pemberton 5353
OH Pemberville 3450
OH Peninsula 4264
OH Perry 4081
OH Perrysburg 3551-3552
OH Perrysville 4864
OH Petersburg 4454
OH Pettisville 3553
OH Phillipsburg 5354
OH Philo 3771
OH Pickerington 3147
OH Piedmont 3983
OH Pierpont 4082
OH Piketon 5661
OH Piney Fork 3941
OH Pioneer 3554
OH Piqua 5356
OH Pitsburg 5358
OH Plain City 3064
OH Plainfield 3836
OH Pleasant City 3772
OH Pleasant Hill 5359
OH Pleasant Plain 5162
OH Pleasantville 3148
OH Plymouth 4865
OH Polk 4866
OH Pomeroy 5769
OH Port Clinton 3452
OH Port Jefferson 5360
OH Port Washington 3837
OH Port William 5164
OH Portage 3451
OH Portland 5770
OH Portsmouth 5662
OH Potsdam 5361
OH Powell 3065
OH Powhatan Point 3942
OH Proctorville 5669
OH Prospect 3342
OH Put In Bay 3456
OH Quaker City 3773
OH Quincy 3343
OH Racine 5771
OH Radnor 3066
OH Randolph 4265
OH Rarden 5671
OH Ravenna 4266
OH Rawson 5881
OH Ray 5672
OH Rayland 3943
OH Raymond 3067
OH Reedsville 5772
OH Reesville 5166
OH Reno 5773
OH Republic 4867
OH Reynoldsburg 3068-3069
OH Richfield 4286
OH Richmond 3944
OH Richmond Dale 5673
OH Richwood 3344
OH Ridgeville Corners 3555
OH Ridgeway 3345
OH Rio Grande 5674
OH Ripley 5167
OH Risingsun 3457
OH Rittman 4270
OH Robertsville 4670
OH Rock Camp 5675
OH Rock Creek 4084
OH Rockbridge 3149
OH Rockford 5882
OH Rocky Ridge 3458
OH Rocky River 4116
OH Rogers 4455
OH Rome 4085
OH Rootstown 4272
OH Roseville 3777
OH Rosewood 3070
OH Ross 5061
OH Rossburg 5362
OH Rossford 3460
OH Roundhead 3346
OH Rudolph 3462
OH Rushsylvania 3347
OH Rushville 3150
OH Russells Point 3348
OH Russellville 5168
OH Russia 5363
OH Rutland 5775
OH Sabina 5169
OH Saint Clairsville 3950
OH Saint Henry 5883
OH Saint Johns 5884
OH Saint Louisville 3071
OH Saint Marys 5885
OH Saint Paris 3072
OH Salem 4460
OH Salesville 3778
OH Salineville 3945
OH Sandusky 4870-4871
OH Sandyville 4671
OH Sarahsville 3779
OH Sardinia 5171
OH Sardis 3946
OH Savannah 4874
OH Scio 3988
OH Scioto Furnace 5677
OH Scott 5886
OH Scottown 5678
OH Seaman 5679
OH Sebring 4672
OH Sedalia 3151
OH Senecaville 3780
OH Seven Mile 5062
OH Seville 4273
OH Shade 5776
OH Shadyside 3947
OH Shandon 5063
OH Sharon Center 4274
OH Sharpsburg 5777
OH Shauck 3349
OH Shawnee 3782
OH Sheffield Lake 4054
OH Shelby 4875
OH Sherrodsville 4675
OH Sherwood 3556
OH Shiloh 4878
OH Shreve 4676
OH Sidney 5365,5367
OH Sinking Spring 5172
OH Smithfield 3948
OH Smithville 4677
OH Solon 4139
OH Somerdale 4678
OH Somerset 3783
OH Somerville 5064
OH South Bloomingville 3152
OH South Charleston 5368
OH South Lebanon 5065
OH South Point 5680
OH South Salem 5681
OH South Solon 3153
OH South Vienna 5369
OH South Webster 5682
OH Southington 4470
OH Sparta 3350
OH Spencer 4275
OH Spencerville 5887
OH Spring Valley 5370
OH Springboro 5066
OH Springfield 5501-5506
OH Stafford 3786
OH Sterling 4276
OH Steubenville 3952-3953
OH Stewart 5778
OH Stillwater 4679
OH Stockdale 5683
OH Stockport 3787
OH Stone Creek 3840
OH Stony Ridge 3463
OH Stout 5684
OH Stoutsville 3154
OH Stow 4224
OH Strasburg 4680
OH Stratton 3961
OH Streetsboro 4241
OH Strongsville 4136,4149
OH Struthers 4471
OH Stryker 3557
OH Sugar Grove 3155
OH Sugarcreek 4681
OH Sullivan 4880
OH Sulphur Springs 4881
OH Summerfield 3788
OH Summit Station 3073
OH Summitville 3962
OH Sunbury 3074
OH Swanton 3558
OH Sycamore 4882
OH Sylvania 3560
OH Syracuse 5779
OH Tallmadge 4278
OH Tarlton 3156
OH Terrace Park 5174
OH The Plains 5780
OH Thompson 4086
OH Thornville 3076
OH Thurman 5685
OH Thurston 3157
OH Tiffin 4883
OH Tiltonsville 3963
OH Tipp City 5371
OH Tippecanoe 4699
OH Tiro 4887
OH Toledo 3405,3601,3603-3615,3617,3620,3623,3635,3652,3654,3656-3657,3659-3661,3666-3667,3681-3682,3697
OH Toledo 3699
OH Tontogany 3565
OH Toronto 3964
OH Tremont City 5372
OH Trenton 5067
OH Trimble 5782
OH Trinway 3842
OH Troy 5373-5374
OH Tuppers Plains 5783
OH Tuscarawas 4682
OH Twinsburg 4087
OH Uhrichsville 4683
OH Union City 5390
OH Union Furnace 3158
OH Uniontown 4685
OH Unionville 4088
OH Unionville Center 3077
OH Uniopolis 5888
OH Upper Sandusky 3351
OH Urbana 3078
OH Utica 3080
OH Valley City 4280
OH Van Buren 5889
OH Van Wert 5891
OH Vandalia 5377
OH Vanlue 5890
OH Vaughnsville 5893
OH Venedocia 5894
OH Vermilion 4089
OH Verona 5378
OH Versailles 5380
OH Vickery 3464
OH Vienna 4473
OH Vincent 5784
OH Vinton 5686
OH Wadsworth 4281-4282
OH Wakefield 5687
OH Wakeman 4889
OH Walbridge 3465
OH Waldo 3356
OH Walhonding 3843
OH Walnut Creek 4687
OH Wapakoneta 5895
OH Warnock 3967
OH Warren 4481-4486
OH Warsaw 3844
OH Washington Court House 3160
OH Washingtonville 4490
OH Waterford 5786
OH Waterloo 5688
OH Watertown 5787
OH Waterville 3566
OH Wauseon 3567
OH Waverly 5690
OH Wayland 4285
OH Wayne 3466
OH Waynesburg 4688
OH Waynesfield 5896
OH Waynesville 5068
OH Wellington 4090
OH Wellston 5692
OH Wellsville 3968
OH West Alexandria 5381
OH West Chester 5069,5071
OH West Elkton 5070
OH West Farmington 4491
OH West Jefferson 3162
OH West Lafayette 3845
OH West Liberty 3357
OH West Manchester 5382
OH West Mansfield 3358
OH West Millgrove 3467
OH West Milton 5383
OH West Point 4492
OH West Portsmouth 5663
OH West Salem 4287
OH West Union 5693
OH West Unity 3570
OH Westerville 3081-3082,3086
OH Westfield Center 4251
OH Westlake 4145
OH Weston 3569
OH Westville 3083
OH Wharton 3359
OH Wheelersburg 5694
OH Whipple 5788
OH White Cottage 3791
OH Whitehouse 3571
OH Wickliffe 4092
OH Wilberforce 5384
OH Wilkesville 5695
OH Willard 4888,4890
OH Williamsburg 5176
OH Williamsfield 4093
OH Williamsport 3164
OH Williamstown 5897
OH Williston 3468
OH Willoughby 4094,4096
OH Willow Wood 5696
OH Willshire 5898
OH Wilmington 5177
OH Wilmot 4689
OH Winchester 5697
OH Windham 4288
OH Windsor 4099
OH Winesburg 4690
OH Wingett Run 5789
OH Winona 4493
OH Wolf Run 3970
OH Woodsfield 3793
OH Woodstock 3084
OH Woodville 3469
OH Wooster 4691
OH Wren 5899
OH Xenia 5385
OH Yellow Springs 5387
OH Yorkshire 5388
OH Yorkville 3971
OH Youngstown 4501-4507,4509-4515,4555
OH Zaleski 5698
OH Zanesfield 3360
OH Zanesville 3701-3702
OH Zoar 4697
`
